// Forgets past orders of a brand step by step as the server's clock does it, without its pauses; it may be served meanwhile.
//   node server/test/past-orders/forget-past-orders.ts --brand CODE --days N --many N --folder DIR [--url postgres://…]
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/db/database.ts';
import { forgetSome } from '../../src/order/forget-orders.ts';

const { values } = parseArgs({
  options: {
    brand: { type: 'string', default: '' },
    days: { type: 'string', default: '' },
    many: { type: 'string', default: '' },
    folder: { type: 'string', default: '' },
    url: { type: 'string' },
  },
});
const database = await openDatabase({
  databaseUrl: values.url ?? null,
  dataFolder: values.folder,
  serving: false,
});
for (let left = Number(values.many); left > 0; ) {
  const done = await forgetSome({ database, now: Date.now }, values.brand, Number(values.days));
  if (done === 0) break;
  left -= done;
}
await database.close();
