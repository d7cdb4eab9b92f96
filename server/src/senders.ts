import type { Senders } from './outbox/outbox.ts';

/** Who takes what is written in the outbox to the world outside, by kind. A feature that sends adds its line. */
export const SENDERS: Senders = {};
