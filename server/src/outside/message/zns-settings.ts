import { resolve } from 'node:path';
import type { NewsKind } from '@mam/domain/message/news.ts';
import { readBaseUrlSetting, WrongSetting } from '../../setting.ts';

/** How notices of a Zalo official account are sent. */
export interface ZnsSettings {
  readonly url: string;
  /** holds the access token of the moment */
  readonly tokenFile: string;
  /** template ids by what they say */
  readonly templates: Readonly<Record<string, string>>;
}

/** News told to phones; Zalo wants a template for each. */
const NEWS_OF_TEMPLATES: readonly string[] = [
  'phone_code',
  'order_taken',
  'order_unanswered',
] satisfies NewsKind[];

/** "phone_code=123456, order_unanswered=234567" */
export function readZns(
  tokenFile: string | undefined,
  templates: readonly string[],
  url: string | undefined,
): ZnsSettings | null {
  if (!tokenFile) return null;
  const named = templates.map((entry): [string, string] => {
    const [, kind = '', id = ''] = /^(\w+)\s*=\s*(\d{1,20})$/.exec(entry) ?? [];
    if (!NEWS_OF_TEMPLATES.includes(kind))
      throw new WrongSetting(
        `ZNS_TEMPLATES must be ${NEWS_OF_TEMPLATES.map((news) => `${news}=number`).join(', ')}, not "${entry}".`,
      );
    return [kind, id];
  });
  if (named.length === 0)
    throw new WrongSetting(
      'ZNS_TOKEN_FILE needs ZNS_TEMPLATES: Zalo sends approved templates and nothing else.',
    );
  return {
    url: readBaseUrlSetting('ZNS_URL', url) ?? 'https://business.openapi.zalo.me',
    tokenFile: resolve(tokenFile),
    templates: Object.fromEntries(named),
  };
}
