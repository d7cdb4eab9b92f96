import { formatMoney } from '@mam/domain/money/format-money.ts';
import { startingPrice } from '@mam/domain/options/starting-price.ts';
import { escaped } from '../escape.ts';
import type { PageSubject } from '../shown-things.ts';
import { wholeAddress } from '../whole-address.ts';

export interface ShareParts {
  readonly shown: PageSubject;
  readonly title: string;
  readonly brandName: string;
  /** of the brand, to use where a thing has no photo of its own */
  readonly brandPicture: string | null;
  /** where people reach this server, without a slash at the end */
  readonly publicUrl: string;
  /** the clean address of the page, from "/" */
  readonly address: string;
  /** the same page in a language asked for outright; none where there is no other */
  readonly alternates: readonly { readonly lang: string; readonly address: string }[];
}

/** One sentence about the page: what a search engine and a chat show under its title. */
export function shareDescription({ stores, store, dish, combo }: PageSubject, brandName: string): string {
  if (store && dish)
    return [
      dish.description,
      formatMoney(startingPrice(dish).charged, store.currency),
      `${store.name}, ${store.address}`,
    ]
      .filter(Boolean)
      .join(' · ');
  if (store && combo)
    return [combo.description, `${store.name}, ${store.address}`].filter(Boolean).join(' · ');
  if (store) return [store.address, store.phoneText].filter(Boolean).join(' · ');
  return [brandName, ...stores.map(({ address }) => address)].join(' · ');
}

/** A cut-out has no ground of its own and would lie on black: the store's picture stands in. */
function sharePicture({ store, dish }: PageSubject, { brandPicture, publicUrl }: ShareParts): string | null {
  const photo = dish?.picture.cutout ? null : dish?.picture.url;
  for (const address of [photo, store?.coverUrl, brandPicture]) {
    const whole = address ? wholeAddress(address, publicUrl) : null;
    if (whole) return whole;
  }
  return null;
}

/** The head of a page for search engines and for people it is shared with. */
export function shareTags(parts: ShareParts): string {
  const { shown, title, brandName, publicUrl, address, alternates } = parts;
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const description = shareDescription(shown, brandName);
  const picture = sharePicture(shown, parts);
  const properties: [string, string | null][] = [
    ['og:type', 'website'],
    ['og:site_name', brandName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', absolute(address)],
    ['og:image', picture],
  ];
  return [
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(absolute(address))}">`,
    ...alternates.map(
      ({ lang, address: other }) =>
        `<link rel="alternate" hreflang="${lang}" href="${escaped(absolute(other))}">`,
    ),
    ...properties.flatMap(([name, value]) =>
      value ? `<meta property="${name}" content="${escaped(value)}">` : [],
    ),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
  ].join('\n');
}

/** For people only, and for no search engine. */
export const NO_INDEX = '<meta name="robots" content="noindex">';

/** From the first of the share tags to the last; in a page they stand once, in this order. */
const SHARE_TAGS = /<meta name="description"[\s\S]*?<meta name="twitter:card"[^>]*>/;
const PICTURE = /<meta (?:property="og:(?:image|site_name|type)"|name="twitter:card")[^>]*>/g;

/** A page's words for people only, and for no search engine, in place of those for both. */
export interface Invites {
  readonly title: string;
  readonly description: string;
  /** the whole address of exactly this page */
  readonly address: string;
}

/** A page that is shared under another title; picture and brand stay. */
export function withOtherShareTags(html: string, { title, description, address }: Invites): string {
  const said: [string, string][] = [
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
  ];
  return html.replace(SHARE_TAGS, (tags) =>
    [
      `<meta name="description" content="${escaped(description)}">`,
      NO_INDEX,
      ...said.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`),
      ...(tags.match(PICTURE) ?? []),
    ].join('\n'),
  );
}
