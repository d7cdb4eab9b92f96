import { createHash } from 'node:crypto';
import type { PrefixCache } from '../cache/prefix-cache.ts';

/** A picture that lies on this server. */
export interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Sides in px: the iPhone's home screen, then what installing asks for. */
export const ICON_SIZES = [180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

/** Of a logo's detail more cannot be seen. */
const LOGO = 600;

/** The brand's logo on a plate on the brand's colour; a device may cut it to a circle. Without a logo an empty tray. */
export function appIcon(colour: string, logo: Picture | null): string {
  const middle = logo
    ? `<clipPath id="p"><circle cx="256" cy="256" r="150"/></clipPath><image x="106" y="106" width="300" height="300" clip-path="url(#p)" preserveAspectRatio="xMidYMid meet" href="data:${logo.type};base64,${logo.bytes.toString('base64')}"/>`
    : '<circle cx="256" cy="256" r="64" fill="none" stroke="#e6d9c8" stroke-width="12"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${colour}"/><circle cx="256" cy="256" r="180" fill="#fff"/><circle cx="256" cy="256" r="164" fill="none" stroke="#e6d9c8" stroke-width="6"/>${middle}</svg>`;
}

/** The same for devices that take no drawing, iPhones first; a logo that cannot be read is left out. */
async function drawPng(colour: string, logo: Picture | null, size: IconSize): Promise<Buffer> {
  // loaded by the first who installs: it is large, and most servers wait long for that
  const { default: sharp } = await import('sharp');
  const plain = logo
    ? await sharp(logo.bytes)
        .resize(LOGO, LOGO, { fit: 'inside' })
        .png()
        .toBuffer()
        .then((bytes): Picture => ({ type: 'image/png', bytes }))
        .catch(() => null)
    : null;
  return sharp(Buffer.from(appIcon(colour, plain)))
    .resize(size, size)
    .png()
    .toBuffer();
}

/** A PNG of `size` × `size` px, made once for as long as colour and logo stay the same. */
export async function appIconPng(
  icons: PrefixCache<Buffer>,
  { colour, logo, size }: { readonly colour: string; readonly logo: Picture | null; readonly size: IconSize },
): Promise<Buffer | null> {
  const key = `${size} ${colour} ${logo ? createHash('sha256').update(logo.bytes).digest('base64') : ''}`;
  return icons.get(key, () => drawPng(colour, logo, size));
}
