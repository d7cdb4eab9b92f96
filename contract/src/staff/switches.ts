import { endpoint } from '../http/endpoint.ts';
import type { EndSwitchBody, SwitchBody, SwitchesAnswer } from '../store/switch.schema.ts';
import type { END_SWITCH_REFUSES, SWITCH_REFUSES } from './refusals.ts';
import type { TablesStopped } from './tables-stopped.schema.ts';

/** Pauses kinds of order of a store, or says that they take longer, until a moment; it replaces what was said of them. Takes an Idempotency-Key. */
export const setSwitch = endpoint<{
  body: SwitchBody;
  answer: SwitchesAnswer;
  refuses: typeof SWITCH_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/switch',
  auth: 'staff',
});

/** Ends the switches of kinds of order before their time; ending none changes nothing. Takes an Idempotency-Key. */
export const endSwitch = endpoint<{
  body: EndSwitchBody;
  answer: SwitchesAnswer;
  refuses: typeof END_SWITCH_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/switch/end',
  auth: 'staff',
});

/** Stops orders at the tables and the counter of a store, or takes them again; saying the same twice changes nothing more. */
export const setTablesStopped = endpoint<{ body: TablesStopped; answer: TablesStopped }>({
  method: 'PUT',
  path: '/v1/staff/tables-stopped',
  auth: 'staff',
});
