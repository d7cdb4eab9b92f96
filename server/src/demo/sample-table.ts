import { placeTableOrder } from '@mam/contract/checkout/table-order.ts';
import { buildTableOrderBody } from '@mam/contract/checkout/table-order-body.ts';
import type { Call } from '@mam/contract/http/client.ts';
import { callStaff } from '@mam/contract/table/call-staff.ts';
import { sitDown } from '@mam/contract/table/sitting.ts';
import { checkout, openCheckout, type Shop } from '@mam/domain/checkout/checkout.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { App } from '../context.ts';
import { dataOrFault, newGuest } from './guest.ts';
import { EMPTY_DRAFT, sampleLines, sentBeside } from './sample-order.ts';
import { STAGE, STAGE_TABLE } from './stage.ts';

const PARTY = ['Thảo', 'Nam'] as const;

/** Where they sit, and what is printed there. */
const place = (code: string) => ({
  brand_id: STAGE.brand,
  store_id: STAGE.store,
  table_name: STAGE_TABLE,
  table_code: code,
});

/** Two guests sit down at the table, one sends a first round to the kitchen, the other calls for bowls. Answers the round's code. */
export async function seatSampleParty(app: App, shop: Shop, code: string, now: EpochMs): Promise<string> {
  const seated: Call[] = [];
  let sitting = '';
  for (const name of PARTY) {
    const { call } = await newGuest(app);
    sitting = dataOrFault(await call(sitDown, { body: { ...place(code), user: { name } } })).id;
    seated.push(call);
  }
  const [first, second] = seated;
  if (!first || !second) throw new Error('a party is two');
  const draft = {
    ...EMPTY_DRAFT,
    type: 'PICKUP' as const,
    table: STAGE_TABLE,
    name: PARTY[0],
    lines: sampleLines(
      shop,
      [
        ['CUO08', 2],
        ['UON12', 2],
      ],
      now,
    ),
  };
  const { quote } = checkout(openCheckout(draft, shop, { now }));
  const body = buildTableOrderBody(draft, quote, { ...sentBeside(shop, 'ban'), tableCode: code, sitting });
  const round = dataOrFault(await first(placeTableOrder, { body }));
  const call = { ...place(code), user: { name: PARTY[1] }, choices: ['BOWLS'] };
  dataOrFault(await second(callStaff, { query: {}, body: call }));
  return round.order_code;
}
