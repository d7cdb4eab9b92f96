import type { NewsKind } from '@mam/domain/message/news.ts';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { ask, jsonOrNull } from '../ask.ts';
import { Undeliverable } from '../undeliverable.ts';
import { BOUNDS, ChannelDown } from './bounds.ts';
import type { PhoneGateway } from './phone-gateway.ts';

interface Reached {
  /** without a slash at the end */
  readonly url: string;
  /** asked before each message: Zalo's tokens last a day */
  readonly token: () => string;
  /** which approved template says what; null = the one that bears the name of the news */
  readonly templates: Readonly<Partial<Record<NewsKind, string>>> | null;
}

const ZaloReply = Type.Object({ error: Type.Integer() });

/** Zalo knows nobody by this number, or they want no notices: another try changes nothing. */
const NEVER = new Set([-108, -114, -118, -119, -139, -140, -141]);

/** Notices of a Zalo official account by phone number (ZNS): approved templates, filled with values. */
export function zaloNotices({ url, token, templates }: Reached): PhoneGateway {
  const templateOf = (kind: NewsKind) => (templates ? templates[kind] : kind);
  return {
    knows: (kind) => templateOf(kind) !== undefined,
    send: async ({ kind, phone, values, key }) => {
      const template_id = templateOf(kind);
      if (template_id === undefined) throw new Undeliverable('no template says this');
      const body = JSON.stringify({
        phone: phone.replace('+', ''),
        template_id,
        template_data: values,
        tracking_id: key.slice(0, 48),
      });
      const headers = { 'content-type': 'application/json', access_token: token() };
      const { status, text } = await ask(
        `${url}/message/template`,
        { method: 'POST', headers, body },
        BOUNDS,
      );
      const said = jsonOrNull(text);
      if (status !== 200 || !Value.Check(ZaloReply, said)) throw new ChannelDown(`answered ${status}`);
      if (NEVER.has(said.error)) throw new Undeliverable(`answered error ${said.error}`);
      if (said.error !== 0) throw new ChannelDown(`answered error ${said.error}`);
    },
  };
}
