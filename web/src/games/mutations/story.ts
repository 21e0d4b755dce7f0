import type { Story } from '../../lib/log'

export const story: Story = {
  turn: 'event-mut-turn',
  moves: [
    'event-mut-founded',
    'event-mut-turned',
    'event-mut-passed',
    'event-mut-put-red',
    'event-mut-put-green',
    'event-mut-put-black',
    'event-mut-attacked',
    'event-mut-waited',
  ],
  parts: ['event-mut-paid', 'event-mut-grew', 'event-mut-grazed'],
  table: ['event-mut-climate', 'event-mut-bounty', 'event-mut-starved', 'event-mut-drew', 'event-mut-tie-rolled', 'event-mut-scored', 'event-mut-last-turn'],
  weighty: ['event-mut-eaten', 'event-mut-starved', 'event-mut-parasitised', 'event-mut-attacked'],
}
