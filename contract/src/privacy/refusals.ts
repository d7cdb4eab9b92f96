import type { Refusals } from '../http/refusal-text.ts';

export const PRIVACY_REFUSALS = {
  ERASE_WAITS: {
    status: 409,
    vi: 'Bạn còn việc chưa xong ở quán, nên chưa xoá được gì. Khi xong, bạn thử lại nhé.',
    en: 'Something of yours is still under way at the restaurant, so nothing was erased. Please try again when it is over.',
    de: 'Im Restaurant ist noch etwas von Ihnen offen, daher wurde nichts gelöscht. Bitte versuchen Sie es danach noch einmal.',
  },
} satisfies Refusals;

export const ERASE_REFUSES = ['ERASE_WAITS'] as const;
