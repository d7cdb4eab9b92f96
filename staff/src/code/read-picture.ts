import { voucherCode } from '@mam/domain/voucher/code.ts';

interface BarcodeReader {
  readonly detect: (picture: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]>;
}

type BarcodeReaderClass = new (options: { readonly formats: readonly string[] }) => BarcodeReader;

/** The browser's own reader of codes; undefined = it has none, and codes are typed. */
const readerClass = (): BarcodeReaderClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: BarcodeReaderClass }).BarcodeDetector;

export const canReadPictures = (): boolean => readerClass() !== undefined;

/** A voucher stands in a code as itself, or in a link that names it. */
function codeIn(text: string): string | null {
  const bare = voucherCode(text);
  if (bare !== null || !URL.canParse(text)) return bare;
  return voucherCode(new URL(text).searchParams.get('voucher_code') ?? '');
}

/** The voucher's code in a photo; null = there is none to be read. The photo goes nowhere. */
export async function codeInPicture(photo: Blob): Promise<string | null> {
  const Reader = readerClass();
  if (!Reader) return null;
  const picture = await createImageBitmap(photo).catch(() => null);
  if (picture === null) return null;
  const found = await new Reader({ formats: ['qr_code', 'code_128'] }).detect(picture).catch(() => []);
  picture.close();
  for (const { rawValue } of found) {
    const code = codeIn(rawValue);
    if (code !== null) return code;
  }
  return null;
}
