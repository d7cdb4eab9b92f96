import Type from 'typebox';
import { CAPTCHA_TOKEN, IDEMPOTENCY_KEY } from '../http/envelope.ts';

/** Placing an order, or asking for a code to a phone, reads these of the headers, besides who asks. */
export const PlacingHeaders = Type.Object({
  [CAPTCHA_TOKEN]: Type.Optional(
    Type.String({
      description: 'The solved puzzle, where one is asked for (CAPTCHA_REQUIRED); opens the door once.',
    }),
  ),
  [IDEMPOTENCY_KEY]: Type.Optional(
    Type.String({
      description: 'Made before the first try: the same key does it once, and is answered the same.',
      maxLength: 255,
    }),
  ),
});
