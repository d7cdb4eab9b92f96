// Does as PostgreSQL does within the first minutes of a busy server: until then it plans for empty tables.
//   node server/test/past-orders/settle-database.ts postgres://…
import { openDatabase } from '../../src/db/database.ts';
import { settle } from './past-orders.ts';

const database = await openDatabase({
  databaseUrl: process.argv[2] ?? null,
  dataFolder: '',
  serving: false,
});
await settle(database);
await database.close();
