import { linkTo } from '@mam/contract/page/link.ts';
import { brandColours, DEFAULT_COLOUR, opaque } from '@mam/domain/brand/colour.ts';
import { brandDocument } from '../brand/brand-document.ts';
import type { BrandRow } from '../db/tables/brand-tables.ts';
import { ICON_SIZES } from './app-icon.ts';

/** The paper every page lies on, before a brand tints it. */
const PAPER = '#fbf8f5';
const SHORT = 12;

/** The brand's main colour, as a device paints with it. */
export function mainColourOf(row: BrandRow): string {
  const { brand } = brandDocument(row);
  return opaque(brandColours(brand.color_scheme ?? [], {}).get('main_color') ?? DEFAULT_COLOUR);
}

/** The manifest to install the brand as an app of its own; it opens where it was installed from. */
export function appManifest(row: BrandRow, store: number | null): object {
  const { code, name } = row;
  const drawing = { src: `/app/${code}/icon.svg`, type: 'image/svg+xml', sizes: 'any' };
  const pictures = ICON_SIZES.map((size) => ({
    src: `/app/${code}/icon-${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
  }));
  return {
    id: linkTo('/', { brand: code, storeId: 0 }),
    name,
    short_name: [...name].length <= SHORT ? name : name.split(' ').slice(0, 2).join(' '),
    start_url: linkTo(store ? '/menu' : '/', { brand: code, storeId: store ?? 0, source: 'APP' }),
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: mainColourOf(row),
    // the drawing keeps everything within its middle: one does for both
    icons: [drawing, ...pictures].flatMap((icon) =>
      ['any', 'maskable'].map((purpose) => ({ ...icon, purpose })),
    ),
  };
}
