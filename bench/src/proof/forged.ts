import { seededChance } from '../chance.ts';
import { openShop, randomOrder } from '../random-orders.ts';
import { forged as forge } from './forgeries.ts';
import { openProofGround, type ProofGround } from './ground.ts';
import { checkLedger } from './ledger.ts';
import type { Proof, ProofRequest, Proven } from './proof.ts';

const STORES = [
  ['BEPNHA', 101],
  ['BEPNHA', 102],
  ['BEPNHA', 103],
  ['BEPNHA', 104],
  ['SPREE', 201],
  ['SPREE', 202],
] as const;
const AT_ONCE = 8;
/** the server takes no body so large, and may hang up in the middle of it */
const TOO_LARGE = 256 * 1024;

interface ForgedAnswer {
  readonly status: number;
  readonly body: { error?: number; code?: string; data?: { id?: string; total_amount?: number } } | null;
}

const HUNG_UP: ForgedAnswer = { status: 413, body: { error: 1, code: 'hung up' } };

async function send(url: string, token: string, text: string): Promise<ForgedAnswer> {
  const headers = { 'content-type': 'application/json', 'x-user-token': token };
  const response = await fetch(`${url}/v1/order`, { method: 'POST', headers, body: text }).catch(() => null);
  if (response === null) return Buffer.byteLength(text) > TOO_LARGE ? HUNG_UP : { status: 500, body: null };
  const said = await response.text();
  try {
    return { status: response.status, body: JSON.parse(said) };
  } catch {
    return { status: response.status, body: null };
  }
}

/** The fault of an answer to a forgery; right is a refusal in words, or an order at the total that was kept. */
function wrongWith({ status, body }: ForgedAnswer, { rows }: ProofGround): string | null {
  if (status >= 500) return `answered ${status}`;
  if (body === null) return `answered ${status} without an envelope`;
  if (body.error !== 0) return body.error === 1 && body.code ? null : `answered ${JSON.stringify(body)}`;
  const [kept] = rows('select total, document from orders where id = ?', String(body.data?.id));
  if (!kept) return 'an accepted order is nowhere';
  const { quote } = JSON.parse(String(kept.document)) as { quote: { total_amount: number } };
  return quote.total_amount === body.data?.total_amount
    ? null
    : 'the answer names another total than is kept';
}

async function run({ count, seed }: ProofRequest): Promise<Proven> {
  const ground = await openProofGround();
  try {
    const shops = await Promise.all(STORES.map(([brand, id]) => openShop(ground.url, { brand, id })));
    const [shop] = shops;
    if (!shop) throw new Error('there is no shop');
    const foreign = shops.flatMap(({ menu }) => [...menu.dishById.keys(), ...menu.comboById.keys()]);
    const found: string[] = [];
    const answers = new Map<string, number>();
    let next = 0;
    const forger = async () => {
      while (next < count) {
        next += 1;
        const at = next;
        const chance = seededChance(seed * 1_000_003 + at);
        const guest = await ground.guest();
        const { body } = randomOrder(shop, chance, guest, `forged ${at}`);
        const { names, text } = forge(body, chance, foreign);
        const said = await send(ground.url, guest.token, text);
        const wrong = wrongWith(said, ground);
        if (wrong) found.push(`forgery ${at} (${names.join(', ')}): ${wrong}`);
        const outcome = said.body?.error === 0 ? 'accepted' : 'refused';
        answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, forger));
    const kept = checkLedger(ground, shops, found);
    if (kept !== (answers.get('accepted') ?? 0))
      found.push(`${kept} orders are kept, not all of them were accepted`);
    return { found, counted: { forgeries: count, ...Object.fromEntries(answers), 'orders kept': kept } };
  } finally {
    await ground.stop();
  }
}

export const forgedProof: Proof = {
  says: 'no forged order is kept below what the second sum says, and none makes the server fail',
  share: 300,
  whole: 10_000,
  run,
};
