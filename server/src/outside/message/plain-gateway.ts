import { ask } from '../ask.ts';
import { Undeliverable } from '../undeliverable.ts';
import { BOUNDS, ChannelDown } from './bounds.ts';
import type { PhoneGateway } from './phone-gateway.ts';

interface Reached {
  /** without a slash at the end */
  readonly url: string;
  readonly key: string;
}

/**
 * An SMS or calling gateway that speaks our plain JSON: POST {url}/messages, told apart by its Idempotency-Key. 2xx is
 * taken; 400, 404, 410 and 422 say that this number or text can never be served.
 */
export function plainGateway({ url, key: secret }: Reached): PhoneGateway {
  return {
    knows: () => true,
    send: async ({ phone, text, key }) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${secret}`,
        'idempotency-key': key,
      };
      const asked = { method: 'POST', headers, body: JSON.stringify({ to: phone, text }) };
      const { status } = await ask(`${url}/messages`, asked, BOUNDS);
      if ([400, 404, 410, 422].includes(status)) throw new Undeliverable(`answered ${status}`);
      if (status < 200 || status > 299) throw new ChannelDown(`answered ${status}`);
    },
  };
}
