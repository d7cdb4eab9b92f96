import type { Language } from '@mam/domain/money/language.ts';
import type { AttemptState } from '@mam/domain/payment/attempt.ts';

/** QR = a code to scan, APP = another app takes over, ATM = a bank card. */
export type Channel = 'QR' | 'APP' | 'ATM';

/** An attempt as it is put to a gateway. Amounts are whole đồng everywhere in this folder. */
export interface PaymentToBegin {
  /** ours, new for every attempt; asking twice under it never makes two payments */
  readonly reference: string;
  readonly amount: number;
  /** plain letters, digits and spaces, at most 34 */
  readonly about: string;
  readonly channel: Channel;
  readonly language: Language;
  readonly returnUrl: string;
  readonly noticeUrl: string;
  /** the payer's address on the network */
  readonly ip: string;
  /** epoch ms */
  readonly now: number;
  readonly lastsSeconds: number;
}

/** A payer's ways to pay; '' = this gateway has none. */
export interface PayLinks {
  readonly payUrl: string;
  readonly deepLink: string;
  /** the text to draw as a code */
  readonly qrData: string;
}

/** A definite answer to "begin". taken = the reference is known there already: ask about it, or begin another. */
export type Begun =
  | { readonly state: 'pending'; readonly links: PayLinks }
  | { readonly state: 'refused' | 'taken'; readonly code: string };

/** A gateway's word on an attempt. */
export interface Report {
  readonly state: Exclude<AttemptState, 'created' | 'late'>;
  /** null while nothing was paid */
  readonly amount: number | null;
  /** the gateway's own number of the payment, unique there */
  readonly transaction: string | null;
  readonly code: string;
}

export interface RefundToBegin {
  /** ours, by refundReference; asking twice under it never gives back twice */
  readonly reference: string;
  /** of the attempt that was paid */
  readonly paid: { readonly reference: string; readonly transaction: string };
  readonly amount: number;
  /** plain letters, digits and spaces */
  readonly about: string;
  readonly by: string;
  readonly now: number;
}

export interface RefundReport {
  /** asked = under way, ask again */
  readonly state: 'asked' | 'done' | 'failed';
  readonly code: string;
}

/** A callback as it came: nothing about it is believed. */
export interface Incoming {
  readonly query: string;
  readonly body: string;
}

/** A callback that is signed and means us. */
export interface Notice {
  readonly reference: string;
  readonly report: Report;
}

/** The answer to a callback, in the words of the gateway. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** repeated = known already; unsigned = not believed; retry = try again later. */
export type Verdict = 'taken' | 'repeated' | 'unsigned' | 'retry';

export interface PaymentGateway {
  begin(asked: PaymentToBegin): Promise<Begun>;
  /** throws GatewayUnclear when nothing certain can be said */
  report(reference: string, now: number): Promise<Report>;
  refundReference(now: number): string;
  refund(asked: RefundToBegin): Promise<RefundReport>;
  refundReport(asked: RefundToBegin): Promise<RefundReport>;
  /** null = not signed by them, or not for us */
  readNotice(incoming: Incoming): Notice | null;
  reply(verdict: Verdict): Reply;
}

/** No answer, or none that means anything: whether money moved is not known. Ask again, never guess. */
export class GatewayUnclear extends Error {
  override name: string = 'GatewayUnclear';
}

/** It has too much to do. It may have done what was asked all the same. */
export class GatewayBusy extends GatewayUnclear {
  override name = 'GatewayBusy';
  /** ms it wants to be left alone; 0 = it did not say */
  readonly busyFor: number;

  constructor(why: string, busyFor: number) {
    super(why);
    this.busyFor = busyFor;
  }
}
