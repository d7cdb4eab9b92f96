import { MOST_PICTURE, pictureKind } from '@mam/domain/issue/picture-kind.ts';

/** px of the longer side, and of all a picture may unfold to */
const SIDE = 1_600;
const MOST_PIXELS = 50_000_000;
/** bytes of the picture that is kept */
const MOST_KEPT = 200 * 1024;

/** From fine to coarse: the first that is small enough is kept. */
const TRIES = [
  { quality: 80, side: SIDE },
  { quality: 60, side: SIDE },
  { quality: 45, side: 1_200 },
  { quality: 30, side: 800 },
] as const;

/**
 * [OR126] A picture as it is kept: upright, at most 1600 px and 200 KB, and without anything its camera wrote beside it.
 * null = it is no picture that is read, or too large.
 */
export async function shownPicture(bytes: Buffer): Promise<Buffer | null> {
  if (bytes.length > MOST_PICTURE || pictureKind(bytes) === null) return null;
  // loaded by the first who sends one: it is large
  const { default: sharp } = await import('sharp');
  try {
    for (const { quality, side } of TRIES) {
      const shown = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer();
      if (shown.length <= MOST_KEPT) return shown;
    }
    return null;
  } catch {
    // its first bytes promised a picture, and the rest is none
    return null;
  }
}
