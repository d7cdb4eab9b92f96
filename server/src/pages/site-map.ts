import { escaped } from './escape.ts';

/** The protocol's limit for one file. */
const AT_MOST = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const places = (element: string, addresses: readonly string[]): string =>
  addresses
    .slice(0, AT_MOST)
    .map((address) => `<${element}><loc>${escaped(address)}</loc></${element}>`)
    .join('\n');

/** The pages a search engine may know, by their whole addresses. */
export const siteMap = (addresses: readonly string[]): string =>
  `${HEAD}\n<urlset ${SPACE}>\n${places('url', addresses)}\n</urlset>\n`;

/** Where the lists of pages lie, by their whole addresses. */
export const siteMapIndex = (addresses: readonly string[]): string =>
  `${HEAD}\n<sitemapindex ${SPACE}>\n${places('sitemap', addresses)}\n</sitemapindex>\n`;

/** Lets crawlers read pages rendered for everybody, and their parts; nothing of a person's own. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/staff', '/v1', '/order', '/cart'].map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
