// Fills a database that no server serves with numbers that somebody has proved: each has points, one of its movements and a
// voucher of its own; BEPNHA must be in it. Started by bench/src/known-numbers.ts.
//   node server/test/past-orders/write-members.ts --folder DIR [--url postgres://…] --count 20000 --prefix +84905 --uid DINER
import { randomUUIDv7 } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ofWhole } from '@mam/domain/loyalty/points.ts';
import { openDatabase, type Trx } from '../../src/db/database.ts';
import { insertAccount, move } from '../../src/loyalty/ledger.ts';
import { makeVoucher } from '../../src/voucher/own-vouchers.ts';
import { settle } from './past-orders.ts';

const BRAND = 'BEPNHA';
/** numbers in one transaction */
const PORTION = 1_000;
const POINTS = 500;
const NOW = Date.now();
const MONTH = 30 * 24 * 60 * 60_000;

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '' },
    url: { type: 'string' },
    count: { type: 'string', default: '0' },
    /** the beginning of all numbers; six digits follow */
    prefix: { type: 'string', default: '' },
    /** the diner who has proved the first of them; nobody who asks has the others */
    uid: { type: 'string', default: '' },
  },
});

async function writeMember(trx: Trx, number: number): Promise<void> {
  const phone_number = values.prefix + String(number).padStart(6, '0');
  const account = { brand: BRAND, phone_number };
  const uid = number === 0 ? values.uid : `member-${number}`;
  const proof = { ...account, uid, proved_at: NOW, how: 'code', staff_id: null } as const;
  await trx.insertInto('phone_proofs').values(proof).execute();
  await insertAccount(trx, account, NOW);
  await move(trx, account, { kind: 'corrected', points: ofWhole(POINTS), at: NOW });
  const code = `M${String(number).padStart(13, '0')}`;
  const campaign = {
    campaign_id: 'points',
    voucher_campaign_name: 'Phiếu giảm 50.000đ',
    many_times_code: code,
    date_start: NOW / 1000,
    date_end: (NOW + MONTH) / 1000,
    benefit: { kind: 'amount', amount: 50_000 },
  };
  await makeVoucher(trx, {
    ...account,
    id: randomUUIDv7(),
    code,
    document: JSON.stringify(campaign),
    currency: 'đ',
    made_at: NOW,
    ends_at: NOW + MONTH,
  });
}

const database = await openDatabase({
  databaseUrl: values.url ?? null,
  dataFolder: values.folder,
  serving: false,
});
const count = Number(values.count);
for (let written = 0; written < count; written += PORTION)
  await database.transaction(async (trx) => {
    const end = Math.min(count, written + PORTION);
    for (let number = written; number < end; number += 1) await writeMember(trx, number);
  });
await settle(database);
await database.close();
