import { createHash } from 'node:crypto';

/** The source expression that allows an inline block with this text. */
export const inlineSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The one script that stands in a rendered page itself: a finger is faster than any file. Taps are kept until the
 * diner's `before-hydration.ts` has come and takes them over.
 */
export const EARLY_TAPS = 'var earlyTaps=[];onclick=e=>earlyTaps.push(e.target)';

const EARLY_TAPS_SOURCE = inlineSource(EARLY_TAPS);

/** A content policy that also takes what stands in a rendered page: its style block and the script above. */
export function allowInline(policy: string, styleSource: string): string {
  return policy
    .replace("style-src 'self'", `style-src 'self' ${styleSource}`)
    .replace("script-src 'self'", `script-src 'self' ${EARLY_TAPS_SOURCE}`);
}
