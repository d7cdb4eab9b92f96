import { PLACING_REFUSES } from '../checkout/refusals.ts';
import type { Refusals } from '../http/refusal-text.ts';

export const TAKING_REFUSALS = {
  EXCEPTION_FORBIDDEN: {
    status: 403,
    vi: 'Nhận đơn ngoại lệ phải do quản lý. Bạn nhờ quản lý giúp nhé.',
    en: 'Only a manager may take an order as an exception. Please ask one.',
    de: 'Eine Ausnahme kann nur die Leitung machen. Bitte holen Sie sie dazu.',
  },
} satisfies Refusals;

/** Writing down an order for somebody is placing it, and for some of it a manager is asked. */
export const WEIGH_TAKEN_REFUSES = ['EXCEPTION_FORBIDDEN', 'TOO_MUCH'] as const;
export const TAKE_ORDER_REFUSES = [...PLACING_REFUSES, 'EXCEPTION_FORBIDDEN'] as const;
