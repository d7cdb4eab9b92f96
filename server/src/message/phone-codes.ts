import { randomInt, randomUUIDv7, timingSafeEqual } from 'node:crypto';
import type { Language } from '@mam/contract/http/language.ts';
import { seconds } from '@mam/contract/http/moment-wire.ts';
import type { CodeSent, PhoneProved } from '@mam/contract/message/phone-code.schema.ts';
import type { CHECK_CODE_REFUSES, SEND_CODE_REFUSES } from '@mam/contract/message/refusals.ts';
import type { PhoneChannel } from '@mam/domain/message/news.ts';
import { CODE_DIGITS, CODE_LASTS, CODE_TRIES, provedUntil } from '@mam/domain/message/phone-code.ts';
import { type SolvedCaptcha, spendCaptcha } from '../checkout/captcha.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { putPhoneProof } from '../diner/phone-proofs.ts';
import { type Answer, ok, refuse } from '../http/answer.ts';
import { hashOfSecret } from '../http/secret.ts';
import { isOwnNumber } from '../order/own-number.ts';
import { type Asker, countTry, endExpired, insertCode, lastCode, takeTurn, useCode } from './code-queries.ts';
import { asksPuzzleForCode, noRoom, roomFor, tellOperator } from './code-room.ts';
import { offers, tellPhone } from './tell.ts';

/** The first of these that is offered takes the codes. */
const CHANNELS: readonly PhoneChannel[] = ['sms', 'zns', 'call'];

/** [MS5] The channel that takes codes to phones here; null = none. */
export const codeChannel = (context: Pick<Context, 'channels'>): PhoneChannel | null =>
  CHANNELS.find((channel) => offers(context, channel, 'phone_code')) ?? null;

const hashPhoneCode = (id: string, code: string) => hashOfSecret(`${id}:${code}`);

export interface CodeRequest extends Asker {
  readonly network: string;
  readonly channel: PhoneChannel;
  readonly language: Language;
  readonly now: number;
  /** the puzzle this diner has solved; null = none */
  readonly solved: SolvedCaptcha | null;
}

/** [MS6] [MS7] Draws a code and leaves it to the outbox; only its hash is kept. */
export async function sendCode(
  trx: Trx,
  context: Pick<Context, 'config' | 'log'>,
  asked: CodeRequest,
): Promise<Answer<CodeSent, (typeof SEND_CODE_REFUSES)[number]>> {
  const { brand, uid, phone_number, network, channel, language, now, solved } = asked;
  const own = await isOwnNumber(trx, asked);
  const counting = { phone_number, uid, network, now, asker: own ? 'owner' : 'stranger' } as const;
  // a diner who is refused anyway takes no turn, and so stands in nobody's way
  const early = await noRoom(trx, context, counting);
  if (early) return early;
  await takeTurn(trx);
  const late = await noRoom(trx, context, counting);
  if (late) return late;
  const asks = await asksPuzzleForCode(trx, context, counting);
  if (asks && !(solved && (await spendCaptcha(trx, solved)))) return refuse('CAPTCHA_REQUIRED');
  const id = randomUUIDv7();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const expires_at = now + CODE_LASTS;
  const row = { id, brand, uid, phone_number, network, code_hash: hashPhoneCode(id, code) };
  await insertCode(trx, { ...row, sent_at: now, expires_at, tries: 0, used_at: null, own: own ? 1 : 0 });
  await tellOperator(trx, context, counting);
  await tellPhone(
    trx,
    { channel, phone: phone_number },
    {
      brand,
      key: `phone_code/${id}`,
      kind: 'phone_code',
      values: { code, minutes: CODE_LASTS / 60_000 },
      language,
      now,
      until: expires_at,
    },
  );
  const again = Math.max((await roomFor(trx, context, counting)).from, now);
  return ok({ channel, expires_at: seconds(expires_at), again_at: Math.ceil(again / 1000) });
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** [MS6] Counts the try and keeps that, then compares; the right code is used up and proves the number [MS9]. */
export async function checkCode(
  { database, followProof }: Pick<Context, 'database' | 'followProof'>,
  asker: Asker,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<Answer<PhoneProved, (typeof CHECK_CODE_REFUSES)[number]>> {
  const last = await lastCode(database.read, asker);
  const tried = last && (await database.transaction((trx) => countTry(trx, last.id, now)));
  if (last && !tried) await database.transaction((trx) => endExpired(trx, last.id, now));
  if (!last || !tried) return refuse('PHONE_CODE_OVER');
  if (!isSame(hashPhoneCode(last.id, code), last.code_hash))
    return tried === CODE_TRIES
      ? refuse('PHONE_CODE_OVER')
      : refuse('PHONE_CODE_WRONG', { tries: CODE_TRIES - tried });
  return database.transaction(async (trx) => {
    if (!(await useCode(trx, last.id, now))) return refuse('PHONE_CODE_OVER');
    await putPhoneProof(trx, { followProof }, { ...asker, proved_at: now, how: 'code', staff_id: null });
    return ok({ proved_until: seconds(provedUntil(now)) });
  });
}
