import { PROGRAM_REFUSES } from '@mam/contract/http/program-refusals.ts';
import { markPrinted } from '@mam/contract/order/mark-printed.ts';
import { PrintedBody, Received } from '@mam/contract/order/received.schema.ts';
import { isKeyOf } from '@mam/domain/staff/program-key.ts';
import { brandCode } from '../../brand/brand-document.ts';
import type { Feature } from '../../context.ts';
import { ok, refuse } from '../../http/answer.ts';
import { serveProgram } from '../../http/serve.ts';
import { storeOfBrand } from '../../store/queries.ts';
import { receiveOrders } from './receive-orders.ts';

/** [OR41] [SF36] A program beside a printer says what it has printed. */
export const printedRoutes: Feature = (app, context) => {
  serveProgram(
    app,
    context,
    markPrinted,
    { scope: 'sayPrinted', body: PrintedBody, answer: Received, refuses: PROGRAM_REFUSES },
    async ({ body, program }) => {
      const { store, codes } = body;
      const brand = brandCode(body.pos_parent);
      if (brand === null || !isKeyOf(program, { brand, id: store }))
        return refuse('KEY_ELSEWHERE', { name: program.name });
      if (!(await storeOfBrand(context.database.read, brand, store))) return refuse('UNKNOWN');
      const by = { kind: 'printer', staffId: '' } as const;
      return ok(await receiveOrders(context, { brand, store, codes, by, now: context.now() }));
    },
  );
};
