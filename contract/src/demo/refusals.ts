import type { Refusals } from '../http/refusal-text.ts';

export const DEMO_REFUSALS = {
  DEMO_PERSON_GONE: {
    status: 409,
    vi: 'Tài khoản mẫu này đã bị đổi trên máy chủ dùng thử. Bạn vào ca bằng tên và mật khẩu ở /staff/ nhé.',
    en: 'This sample account was changed on this demo. Sign in with a name and a password at /staff/.',
    de: 'Dieses Musterkonto wurde auf diesem Testserver geändert. Melden Sie sich unter /staff/ mit Name und Passwort an.',
  },
} satisfies Refusals;

export const DEMO_SIGN_IN_REFUSES = ['DEMO_PERSON_GONE'] as const;
