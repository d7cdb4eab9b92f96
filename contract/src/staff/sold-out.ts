import { endpoint } from '../http/endpoint.ts';
import type { SoldOutBody, StaffDish, StaffMenu, StaffMenuQuery } from './sold-out.schema.ts';

export const getStaffMenu = endpoint<{ query: StaffMenuQuery; answer: StaffMenu }>({
  method: 'GET',
  path: '/v1/staff/menu',
  auth: 'staff',
});

/** Sells a dish out or puts it back; saying the same twice changes nothing more. */
export const setSoldOut = endpoint<{ body: SoldOutBody; answer: StaffDish }>({
  method: 'PUT',
  path: '/v1/staff/sold-out',
  auth: 'staff',
});
