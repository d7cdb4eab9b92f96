import { negotiateLanguage } from '@mam/contract/http/language.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { refusalText } from '@mam/contract/refusals.ts';
import { parseTableCode } from '@mam/domain/table/table-code.ts';
import type { TSchema } from 'typebox';
import type { Feature } from '../context.ts';
import { networkOf } from '../http/caller/network.ts';
import { tableOfCode } from '../store/table-codes.ts';

type TableCodeRequest = {
  readonly Params: { readonly code: string };
  readonly Querystring: { readonly is_tablet?: string };
};

const hidden = { schema: { hide: true } as TSchema };

/** [TB36] The codes printed on tables lead to their table homes. */
export const tableCodeRoutes: Feature = (app, { database, rateLimits }) => {
  const { wrongTableCodes, knownOfAddress } = rateLimits;
  app.get<TableCodeRequest>('/t/:code', hidden, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const network = networkOf(request.ip);
    // [TB37] counted before it is known to be wrong, so that many at once are no more than many in a row
    const counted = wrongTableCodes.take(network);
    const code = parseTableCode(request.params.code);
    // others who tried wrong ones stop nobody who has scanned a right one, as long as looking has no end
    const mayLook = code !== null && (counted || knownOfAddress.take(network));
    const table = mayLook ? await tableOfCode(database.read, code) : undefined;
    if (!table && !counted) {
      const words = refusalText('TOO_OFTEN', {}, negotiateLanguage(request.headers['accept-language']));
      return reply.code(429).header('retry-after', '60').type('text/plain; charset=utf-8').send(words);
    }
    if (!table) return reply.callNotFound();
    if (counted) wrongTableCodes.giveBack(network);
    const { brand, store_id: storeId, table_name } = table;
    // [TB70] whether a device is to stay there is asked by the page
    const is_tablet = request.query.is_tablet === 'true' ? 'true' : undefined;
    const home = linkTo('/', { brand, storeId }, { table_name, table_code: table.code, is_tablet });
    return reply.redirect(home, 303);
  });
};
