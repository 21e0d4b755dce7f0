import type { Story } from '../../lib/log'

export const story: Story = {
  turn: 'event-dino-turn',
  moves: ['event-dino-started', 'event-dino-played', 'event-dino-played-target', 'event-dino-played-target-hex', 'event-dino-held', 'event-dino-bid', 'event-dino-bid-target', 'event-dino-declined'],
  parts: ['event-dino-moved', 'event-dino-fight-won', 'event-dino-fight-lost', 'event-dino-stopped', 'event-dino-born', 'event-dino-brood'],
  table: [
    'event-dino-rolled-off',
    'event-dino-order',
    'event-dino-climate-rolled',
    'event-dino-sky-rolled',
    'event-dino-died',
    'event-dino-scored',
    'event-dino-meteor-rests',
    'event-dino-meteor-moved',
    'event-dino-meteor-rolled',
    'event-dino-laid',
    'event-dino-bought',
    'event-dino-returned',
    'event-dino-ended',
  ],
  weighty: ['event-dino-scored', 'event-dino-bought', 'event-dino-fight-won', 'event-dino-died'],
}
