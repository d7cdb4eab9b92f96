import { linkTo } from '@mam/contract/page/link.ts';
import { languageOfNews } from '@mam/domain/brand/languages.ts';
import { toRemind, withPhones } from '@mam/domain/group-order/remind.ts';
import type { GroupNews } from '@mam/domain/message/news.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Trx } from '../db/dialect.ts';
import type { GroupOrderRow } from '../db/tables/group-order-tables.ts';
import { languageOfDiner } from '../diner/queries.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { tellDiner } from '../message/tell.ts';
import { sessionFromRow } from './group-order.ts';
import { sessionsOfGroupOrder } from './queries.ts';

interface TeamNews {
  readonly order: GroupOrderRow;
  readonly what: GroupNews;
  readonly selling: SellingStore;
  readonly now: number;
}

/** [GO7] [GO43] Tells the team's devices that asked for it; it is no news any more once the choosing is over. */
export async function tellTeam(trx: Trx, { order, what, selling, now }: TeamNews): Promise<void> {
  const { id, brand, store_id: storeId, hash, version, uid: owner, ends_at: until } = order;
  const { store } = selling;
  const time = formatClock(wallTime(until, store.zone));
  const rows = await sessionsOfGroupOrder(trx, order);
  const languages = new Map(rows.map(({ uid, language }) => [uid, language]));
  const sessions = rows.map(sessionFromRow);
  const told = what === 'reminded' ? toRemind(sessions, owner) : withPhones(sessions, owner);
  for (const { uid } of told)
    await tellDiner(trx, uid, async () => ({
      brand,
      key: `group_${what}/${id}/${version}`,
      kind: 'group_order' as const,
      values: { what, time, link: linkTo('/cart', { brand, storeId }), code: hash },
      language: languageOfNews(store.languages.own, {
        told: await languageOfDiner(trx, uid),
        read: languages.get(uid) ?? null,
      }),
      now,
      until,
    }));
}
