import { markPrinted } from '@mam/contract/order/mark-printed.ts';
import { PrintedBody, Received } from '@mam/contract/order/received.schema.ts';
import { brandCode } from '../../brand/brand-document.ts';
import type { Feature } from '../../context.ts';
import { ok, refuse } from '../../http/answer.ts';
import { serveProgram } from '../../http/serve.ts';
import { storeOfBrand } from '../../store/queries.ts';
import { receiveOrders } from './receive-orders.ts';

/** [OR41] A program beside a printer says what it has printed. */
export const printedRoutes: Feature = (app, context) => {
  serveProgram(app, context, markPrinted, { body: PrintedBody, answer: Received }, async ({ body }) => {
    const { store, codes } = body;
    const brand = brandCode(body.pos_parent);
    if (brand === null || !(await storeOfBrand(context.database.read, brand, store)))
      return refuse('UNKNOWN');
    const by = { kind: 'printer', staffId: '' } as const;
    return ok(await receiveOrders(context, { brand, store, codes, by, now: context.now() }));
  });
};
