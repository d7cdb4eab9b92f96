import Type from 'typebox';
import { CAPTCHA_TOKEN, IDEMPOTENCY_KEY } from '../http/envelope.ts';

/** What placing an order reads of the headers, besides who asks. */
export const PlacingHeaders = Type.Object({
  [CAPTCHA_TOKEN]: Type.Optional(
    Type.String({ description: 'The solved puzzle, where the brand asks for one; opens the door once.' }),
  ),
  [IDEMPOTENCY_KEY]: Type.Optional(
    Type.String({
      description: 'Made before the first try: the same key places once, and is answered the same.',
      maxLength: 255,
    }),
  ),
});
