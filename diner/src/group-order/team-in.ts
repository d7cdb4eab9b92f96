import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';

/** Everybody who is in, oneself first; the server has put them in order [GO9]. */
export const teamIn = ({ sessions }: GroupOrderWire): readonly SessionWire[] =>
  sessions.filter(({ status, is_banned }) => status !== 0 && !is_banned);
