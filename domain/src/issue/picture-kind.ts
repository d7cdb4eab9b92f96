/** [OR126] The kinds of pictures that are read; drawings of text (SVG) are none of them. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** Bytes of a picture as it is sent, at most. */
export const MOST_PICTURE = 8 * 1024 * 1024;

const says = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** [OR126] The kind of a picture by its first bytes, whatever it is called; null = none that is read. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && says(bytes, 1, 'PNG\r\n\u001a\n')) return 'png';
  if (says(bytes, 0, 'RIFF') && says(bytes, 8, 'WEBP')) return 'webp';
  if (says(bytes, 4, 'ftyp') && (says(bytes, 8, 'avif') || says(bytes, 8, 'avis'))) return 'avif';
  return null;
}
