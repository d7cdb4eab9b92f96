// How many past orders still say whom they were for; the database may be served meanwhile.
//   node server/test/past-orders/count-remembered.ts --folder DIR [--url postgres://…]
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/db/database.ts';

const { values } = parseArgs({
  options: { folder: { type: 'string', default: '' }, url: { type: 'string' } },
});
const database = await openDatabase({
  databaseUrl: values.url ?? null,
  dataFolder: values.folder,
  serving: false,
});
const { n } = await database.read
  .selectFrom('orders')
  .select(({ fn }) => fn.countAll().as('n'))
  .where('forgotten_at', 'is', null)
  .where('ended_at', 'is not', null)
  .where('id', 'like', 'past-%')
  .executeTakeFirstOrThrow();
process.stdout.write(`${n}\n`);
await database.close();
