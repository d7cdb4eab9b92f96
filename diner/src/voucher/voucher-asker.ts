import type { VoucherInfo } from '@mam/contract/voucher/voucher-wire.ts';
import { lastVoucherInfo, NO_CHECK, type VoucherCheck } from './voucher-check.ts';

/** A code and the cart it is tried on. */
export interface VoucherQuestion {
  readonly code: string;
  /** the same text = the same question */
  readonly about: string;
  /** too short a code, or a cart that costs nothing, is not asked about [VO1] */
  readonly worthAsking: boolean;
}

export type AskVoucher = (question: VoucherQuestion, signal: AbortSignal) => Promise<VoucherInfo>;

export interface VoucherAsker {
  /** the cart or its code changed: asks once that has been still for a moment */
  readonly changed: (question: VoucherQuestion) => void;
  /** the diner is done typing: asks at once */
  readonly left: (question: VoucherQuestion) => void;
  /** drops the answer, whatever the cart says: it holds no longer */
  readonly forget: () => void;
  readonly stop: () => void;
}

/** How long a cart must be still. */
export const STILL = 500;

/** [VO8] Asks about a cart's code at the moments meant for it, and shows only answers to the latest question. */
export function voucherAsker(ask: AskVoucher, show: (now: VoucherCheck) => void): VoucherAsker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;
  let about: string | null = null;
  let shown: VoucherCheck = NO_CHECK;

  function tell(now: VoucherCheck): void {
    shown = now;
    show(now);
  }

  function drop(): void {
    clearTimeout(timer);
    asking?.abort();
    asking = null;
  }

  async function begin(question: VoucherQuestion): Promise<void> {
    drop();
    const mine = new AbortController();
    asking = mine;
    const info = await ask(question, mine.signal);
    if (asking !== mine) return; // overtaken
    asking = null;
    tell({ state: 'known', typed: question.code, info });
  }

  function prepare(question: VoucherQuestion): boolean {
    if (!question.worthAsking) {
      drop();
      about = null;
      if (shown.state !== 'none') tell(NO_CHECK);
      return false;
    }
    const before = shown.state !== 'none' && shown.typed === question.code ? lastVoucherInfo(shown) : null;
    about = question.about;
    tell({ state: 'asking', typed: question.code, before });
    return true;
  }

  return {
    changed: (question) => {
      if (question.about === about) return;
      if (!prepare(question)) return;
      drop();
      timer = setTimeout(() => void begin(question), STILL);
    },
    left: (question) => {
      // a code nobody could answer for is asked about again
      const answered = shown.state === 'known' && shown.info.code !== null;
      if (question.about === about && (asking || answered)) return;
      if (prepare(question)) void begin(question);
    },
    forget: () => {
      about = null;
    },
    stop: drop,
  };
}
