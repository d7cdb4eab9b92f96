import { ExceptionAnswer, ExceptionBody } from '@mam/contract/checkout/exception.schema.ts';
import { reportException } from '@mam/contract/checkout/exception.ts';
import { maskNumbers } from '@mam/domain/contact/mask.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { brandCode } from '../brand/brand-document.ts';
import type { Feature } from '../context.ts';
import { ok } from '../http/answer.ts';
import { serveDiner } from '../http/serve.ts';
import { storeId } from '../store/store-document.ts';

/** [OR21] Logs the obstacles that keep diners from ordering, a line each, for brands whose code is well formed. */
export const exceptionRoutes: Feature = (app, context) => {
  const { log } = context;
  const { exceptionsOfDiner, exceptions } = context.rateLimits;
  serveDiner(
    app,
    context,
    reportException,
    { body: ExceptionBody, answer: ExceptionAnswer },
    ({ body, diner }) => {
      const { code, extra_data: extra = {} } = body;
      const brand = brandCode(body.pos_parent);
      if (brand && exceptionsOfDiner.take(diner.uid) && exceptions.take('')) {
        const { refused = '', message = '', distance_km = null, limit_km = null } = extra;
        const text = (typed: string) => maskNumbers(cleanText(typed));
        log.info(
          {
            exception: code,
            brand,
            store: storeId(body.pos_id),
            refused: text(refused),
            reason: text(message),
            km: distance_km,
            limit: limit_km,
          },
          'an order was not possible',
        );
      }
      return ok({});
    },
  );
};
