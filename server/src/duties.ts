import { unansweredChanges } from './amendment/unanswered-changes.ts';
import { forgetTrail } from './audit/forget-trail.ts';
import type { Duty } from './clock/clock.ts';
import { nightlyCheck } from './db/sqlite/nightly-check.ts';
import { GROUP_ORDER_DUTIES } from './group-order/duties.ts';
import { ringWhenBack } from './menu/sell-out.ts';
import { tellManager } from './message/tell-manager.ts';
import { answerDuty } from './order/answering/answer-duty.ts';
import { demoDrives } from './order/demo-drives.ts';
import { forgetEndedOrders } from './order/forget-orders.ts';
import { outboxDuty } from './outbox/outbox.ts';
import { PAYMENT_DUTIES } from './payment/duties.ts';
import { SENDERS } from './senders.ts';
import { tellOfPlaces } from './slot/freed-places.ts';
import { tellOfEndedSwitches } from './store/ended-switches.ts';
import { TABLE_DUTIES } from './table/duties.ts';

const HOUR = 3_600_000;

/** Everything the server does although nobody asks, in the order in which it is done. */
export const DUTIES: readonly Duty[] = [
  ...PAYMENT_DUTIES,
  ...GROUP_ORDER_DUTIES,
  ...TABLE_DUTIES,
  demoDrives,
  answerDuty(tellManager),
  unansweredChanges,
  tellOfPlaces,
  ringWhenBack,
  tellOfEndedSwitches,
  outboxDuty(SENDERS),
  {
    name: 'forgetting',
    every: HOUR,
    run: ({ database, now }) => database.forgetOld(now()),
  },
  forgetEndedOrders,
  forgetTrail,
  nightlyCheck,
];
