import { PlacingHeaders } from '@mam/contract/checkout/placing-headers.schema.ts';
import { negotiateLanguage } from '@mam/contract/http/language.ts';
import {
  CheckCodeBody,
  CodeSent,
  PhoneProved,
  SendCodeBody,
} from '@mam/contract/message/phone-code.schema.ts';
import { checkCode as checkCall, sendCode as sendCall } from '@mam/contract/message/phone-code.ts';
import { CHECK_CODE_REFUSES, SEND_CODE_REFUSES } from '@mam/contract/message/refusals.ts';
import { isPhone } from '@mam/domain/contact/phone.ts';
import { typedCode } from '@mam/domain/message/phone-code.ts';
import { brandCode } from '../brand/brand-document.ts';
import { createCaptcha, readCaptchaToken } from '../checkout/captcha.ts';
import { isMobile } from '../contact/international-number.ts';
import type { Feature } from '../context.ts';
import { refuse } from '../http/answer.ts';
import { networkOf } from '../http/caller/network.ts';
import { serveDiner } from '../http/serve.ts';
import { isOfOurCountries, typedNumbers } from '../store/typed-number.ts';
import { checkCode, codeChannel, sendCode } from './phone-codes.ts';

/** Codes that prove a phone number. Nothing here looks at what was ordered with it [MS8]. */
export const messageRoutes: Feature = (app, context) => {
  const { database, idempotent, now, pushKeys } = context;
  const captcha = createCaptcha(pushKeys);

  /** The one number that is meant, and the brand that asks. */
  const meant = async ({ phone, pos_parent, pos_id }: SendCodeBody) => {
    const brand = brandCode(pos_parent);
    const storeId = pos_id === undefined ? undefined : Number(pos_id);
    const [phone_number] = await typedNumbers(database.read, { brand, phone, storeId });
    return brand !== null && phone_number !== undefined ? { brand, phone_number, storeId } : null;
  };

  serveDiner(
    app,
    context,
    sendCall,
    { body: SendCodeBody, headers: PlacingHeaders, answer: CodeSent, refuses: SEND_CODE_REFUSES },
    async ({ body, diner, key, request }) => {
      const { uid } = diner;
      if (!isPhone(body.phone)) return refuse('MALFORMED', { path: 'phone' });
      const channel = codeChannel(context);
      if (channel === null) return refuse('PHONE_CODES_UNAVAILABLE');
      const found = await meant(body);
      if (!found) return refuse('MALFORMED', { path: 'phone' });
      const { storeId, ...whose } = found;
      if (!(await isOfOurCountries(database.read, whose.phone_number, { brand: whose.brand, storeId })))
        return refuse('PHONE_ABROAD');
      if (!(await isMobile(whose.phone_number))) return refuse('PHONE_NOT_MOBILE');
      const language = negotiateLanguage(request.headers['accept-language']);
      const at = now();
      const solved = await captcha.solved(readCaptchaToken(request.headers), uid, at);
      const asked = { ...whose, uid, network: networkOf(request.ip), channel, language, now: at, solved };
      const endpoint = `${sendCall.method} ${sendCall.path}`;
      return idempotent({ uid, endpoint, key, content: whose, now: at }, (trx) =>
        sendCode(trx, context, asked),
      );
    },
  );

  serveDiner(
    app,
    context,
    checkCall,
    { body: CheckCodeBody, answer: PhoneProved, refuses: CHECK_CODE_REFUSES },
    async ({ body, diner }) => {
      const code = typedCode(body.code);
      if (code === null) return refuse('MALFORMED', { path: 'code' });
      const found = isPhone(body.phone) ? await meant(body) : null;
      if (!found) return refuse('MALFORMED', { path: 'phone' });
      const { brand, phone_number } = found;
      return checkCode(context, { brand, phone_number, uid: diner.uid }, { code, now: now() });
    },
  );
};
