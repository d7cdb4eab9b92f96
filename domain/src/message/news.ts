import type { IssueAnswerKind } from '../order/issue-report.ts';

/** A way a message takes to a person. A push goes to a diner's devices, the others to a phone number. */
export type Channel = 'push' | 'sms' | 'zns' | 'call';
export type PhoneChannel = Exclude<Channel, 'push'>;

/** A turn in an order's life that its buyer is told of [MS2]. */
export type OrderNews =
  | 'paid'
  | 'accepted'
  | 'ready'
  | 'under_way'
  | 'completed'
  | 'payment_failed'
  | 'cancelled'
  | 'failed';

/** News of a group order, for those who still choose [GO7] [GO43]. */
export type GroupNews = 'reminded' | 'end_moved';

/** [MS1] Everything anybody is told, and what of it is said: of a person's things nothing but an order's code. */
export interface NewsValues {
  /** a buyer is told of their order; `link` opens it, on our own site */
  readonly order_moved: { readonly code: string; readonly what: OrderNews; readonly link: string };
  /** [OR69] a buyer's order comes later than was promised: `time` is the new one, by the clock of its store */
  readonly order_later: { readonly code: string; readonly time: string; readonly link: string };
  /** [OR114] a buyer's order holds something else by now; `total`: what it costs */
  readonly order_changed: { readonly code: string; readonly total: string; readonly link: string };
  /** [OR83] a buyer's order lies open on another device, which has proved its number */
  readonly order_opened: { readonly code: string; readonly link: string };
  /** [MS19] a report of something missing or wrong is answered */
  readonly issue_answered: { readonly code: string; readonly how: IssueAnswerKind; readonly link: string };
  /** a member still chooses; `time`: when the choosing ends; `code` names it to a device and is not shown */
  readonly group_order: {
    readonly what: GroupNews;
    readonly time: string;
    readonly code: string;
    readonly link: string;
  };
  /** [OR108] a caller's order was taken; `link` is the whole address of its page */
  readonly order_taken: { readonly code: string; readonly store: string; readonly link: string };
  /** [OR108] the same of one that is paid first: its page is where */
  readonly order_to_pay: {
    readonly code: string;
    readonly store: string;
    readonly amount: string;
    readonly link: string;
  };
  /** a code proves a phone */
  readonly phone_code: { readonly code: string; readonly minutes: number };
  /** nobody in the restaurant answers an order */
  readonly order_unanswered: { readonly code: string; readonly store: string; readonly minutes: number };
}

export type NewsKind = keyof NewsValues;
