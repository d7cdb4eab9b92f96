import { endpoint } from '../http/endpoint.ts';
import type { CallerQuery, CallersQuery, FoundCallers, KnownCaller } from './callers.schema.ts';

/** Guests a store has cooked for, by the last digits of their number or by name; for whoever reads numbers. */
export const findCallers = endpoint<{ query: CallersQuery; answer: FoundCallers }>({
  method: 'GET',
  path: '/v1/staff/callers',
  auth: 'staff',
});

/** One of them, named by the code of an order of theirs: number, addresses and last orders. */
export const getCaller = endpoint<{ query: CallerQuery; answer: KnownCaller }>({
  method: 'GET',
  path: '/v1/staff/caller',
  auth: 'staff',
});
