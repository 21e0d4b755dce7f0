/** One script for both workers of the engine: the one that has the tables, and the one called "bots". */
import { serveThoughts } from './bots'
import { serveTables } from './tables'

if (self.name === 'bots') serveThoughts()
else serveTables()
