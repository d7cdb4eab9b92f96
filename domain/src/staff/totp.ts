const RECOVERY_CODE_LENGTH = 16;

/** Reads a typed code, however it is spaced; null = it is of neither kind. */
export function parseSecondFactor(
  typed: string,
): { readonly kind: 'totp' | 'recovery'; readonly code: string } | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  return code.length === RECOVERY_CODE_LENGTH && /^[A-Z2-7]+$/.test(code) ? { kind: 'recovery', code } : null;
}

/** Easier to read off: "ABCD EFGH". */
export const inFours = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? '';
