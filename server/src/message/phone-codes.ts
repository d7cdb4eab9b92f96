import { randomInt, randomUUIDv7, timingSafeEqual } from 'node:crypto';
import type { Language } from '@mam/contract/http/language.ts';
import { seconds } from '@mam/contract/http/moment-wire.ts';
import type { CodeSent, PhoneProved } from '@mam/contract/message/phone-code.schema.ts';
import type { CHECK_CODE_REFUSES, SEND_CODE_REFUSES } from '@mam/contract/message/refusals.ts';
import type { PhoneChannel } from '@mam/domain/message/news.ts';
import {
  CODE_DIGITS,
  CODE_LASTS,
  CODE_TRIES,
  codeWindows,
  provedUntil,
  roomFrom,
} from '@mam/domain/message/phone-code.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { putPhoneProof } from '../diner/phone-proofs.ts';
import { type Answer, ok, refuse } from '../http/answer.ts';
import { hashOfSecret } from '../http/secret.ts';
import { type Asker, countTry, insertCode, lastCode, nthLast, takeTurn, useCode } from './code-queries.ts';
import { offers, tellPhone } from './tell.ts';

/** The first of these that is offered takes the codes. */
const CHANNELS: readonly PhoneChannel[] = ['sms', 'zns', 'call'];

/** [MS5] What takes codes to phones here; null = nothing. */
export const codeChannel = (context: Pick<Context, 'channels'>): PhoneChannel | null =>
  CHANNELS.find((channel) => offers(context, channel, 'phone_code')) ?? null;

const hashOf = (id: string, code: string) => hashOfSecret(`${id}:${code}`);

export interface CodeAsked extends Asker {
  readonly network: string;
  readonly channel: PhoneChannel;
  readonly language: Language;
  readonly now: number;
}

/** [MS7] From when on this number, diner, address and house may be sent a code. */
async function roomFor(trx: Trx, { config }: Pick<Context, 'config'>, asked: CodeAsked): Promise<number> {
  const { codes_of_address_an_hour: address, codes_a_day: house } = config.limits;
  let from = 0;
  for (const window of codeWindows({ address, house })) {
    if (!Number.isFinite(window.most)) continue; // a limit that was switched off
    from = Math.max(from, roomFrom(window, await nthLast(trx, window.of, asked, window.most)));
  }
  return from;
}

/** [MS6] [MS7] Draws a code and leaves it to the outbox; kept is what it would hash to. */
export async function sendCode(
  trx: Trx,
  context: Pick<Context, 'config'>,
  asked: CodeAsked,
): Promise<Answer<CodeSent, (typeof SEND_CODE_REFUSES)[number]>> {
  const { brand, uid, phone_number, network, channel, language, now } = asked;
  await takeTurn(trx);
  const from = await roomFor(trx, context, asked);
  if (from > now) return refuse('PHONE_CODE_WAIT', { seconds: Math.ceil((from - now) / 1000) });
  const id = randomUUIDv7();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const expires_at = now + CODE_LASTS;
  const row = { id, brand, uid, phone_number, network, code_hash: hashOf(id, code) };
  await insertCode(trx, { ...row, sent_at: now, expires_at, tries: 0, used_at: null });
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
  const again = Math.max(await roomFor(trx, context, asked), now);
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
  if (!last || !tried) return refuse('PHONE_CODE_OVER');
  if (!isSame(hashOf(last.id, code), last.code_hash))
    return tried === CODE_TRIES
      ? refuse('PHONE_CODE_OVER')
      : refuse('PHONE_CODE_WRONG', { tries: CODE_TRIES - tried });
  return database.transaction(async (trx) => {
    if (!(await useCode(trx, last.id, now))) return refuse('PHONE_CODE_OVER');
    await putPhoneProof(trx, { followProof }, { ...asker, proved_at: now, how: 'code', staff_id: null });
    return ok({ proved_until: seconds(provedUntil(now)) });
  });
}
