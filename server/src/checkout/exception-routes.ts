import { ExceptionBody, Heard } from '@mam/contract/checkout/exception.schema.ts';
import { reportException } from '@mam/contract/checkout/exception.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { brandCode } from '../brand/brand-document.ts';
import type { Feature } from '../context.ts';
import { ok } from '../http/answer.ts';
import { personLimit } from '../http/diner-rate-limit.ts';
import { masked } from '../http/log.ts';
import { serveDiner } from '../http/serve.ts';
import { storeId } from '../store/store-document.ts';

const MINUTE = 60_000;
const OF_A_DINER = 10;
/** of everybody: a flood fills no disk */
const OF_ALL = 120;

/** [OR21] What keeps diners from ordering, one line of the log each, for brands and stores that exist at least by name. */
export const exceptionRoutes: Feature = (app, house) => {
  const { log, now } = house;
  const fromDiner = personLimit(OF_A_DINER, MINUTE, now);
  const fromAll = personLimit(OF_ALL, MINUTE, now);
  serveDiner(app, house, reportException, { body: ExceptionBody, answer: Heard }, ({ body, diner }) => {
    const { code, extra_data: extra = {} } = body;
    const brand = brandCode(body.pos_parent);
    if (brand && fromDiner(diner.uid) && fromAll('')) {
      const { refused = '', message = '', distance_km = null, limit_km = null } = extra;
      const text = (typed: string) => masked(cleanText(typed));
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
  });
};
