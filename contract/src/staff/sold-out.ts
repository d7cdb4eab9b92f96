import { endpoint } from '../http/endpoint.ts';
import type { SELL_OUT_REFUSES } from './refusals.ts';
import type { SoldOutBody, SoldOutThing, StaffMenu, StaffMenuQuery } from './sold-out.schema.ts';

export const getStaffMenu = endpoint<{ query: StaffMenuQuery; answer: StaffMenu }>({
  method: 'GET',
  path: '/v1/staff/menu',
  auth: 'staff',
});

/** Sells a thing of the menu out until then, or puts it back; saying the same twice changes nothing more. */
export const setSoldOut = endpoint<{
  body: SoldOutBody;
  answer: SoldOutThing;
  refuses: typeof SELL_OUT_REFUSES;
}>({
  method: 'PUT',
  path: '/v1/staff/sold-out',
  auth: 'staff',
});
