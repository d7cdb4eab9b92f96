import { coloursOf, DEFAULT_COLOUR, opaque } from '@mam/domain/brand/colour.ts';
import { brandDocument } from '../brand/brand-document.ts';
import type { BrandRow } from '../db/brand-tables.ts';

/** The paper every page lies on, before a brand tints it. */
const PAPER = '#fbf8f5';
const SHORT = 12;

/** The brand's main colour, as a device paints with it. */
export function mainColourOf(row: BrandRow): string {
  const { brand } = brandDocument(row);
  return opaque(coloursOf(brand.color_scheme ?? [], {}).get('main_color') ?? DEFAULT_COLOUR);
}

/** What a device needs to know to install the brand as an app of its own; it opens where it was installed from. */
export function appManifest(row: BrandRow, store: number | null): object {
  const { code, name } = row;
  const at = new URLSearchParams({
    pos_parent: code,
    ...(store && { pos_id: String(store) }),
    source: 'APP',
  });
  const icon = { src: `/app/${code}/icon.svg`, type: 'image/svg+xml', sizes: 'any' };
  return {
    id: `/?pos_parent=${code}`,
    name,
    short_name: [...name].length <= SHORT ? name : name.split(' ').slice(0, 2).join(' '),
    start_url: `${store ? '/menu' : '/'}?${at}`,
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: mainColourOf(row),
    icons: [
      { ...icon, purpose: 'any' },
      { ...icon, purpose: 'maskable' },
    ],
  };
}

/** A picture that lies on this server. */
export interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The brand's logo on a plate on the brand's colour; a device may cut it to a circle. Without a logo an empty tray. */
export function appIcon(colour: string, logo: Picture | null): string {
  const middle = logo
    ? `<clipPath id="p"><circle cx="256" cy="256" r="150"/></clipPath><image x="106" y="106" width="300" height="300" clip-path="url(#p)" preserveAspectRatio="xMidYMid meet" href="data:${logo.type};base64,${logo.bytes.toString('base64')}"/>`
    : '<circle cx="256" cy="256" r="64" fill="none" stroke="#e6d9c8" stroke-width="12"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${colour}"/><circle cx="256" cy="256" r="180" fill="#fff"/><circle cx="256" cy="256" r="164" fill="none" stroke="#e6d9c8" stroke-width="6"/>${middle}</svg>`;
}
