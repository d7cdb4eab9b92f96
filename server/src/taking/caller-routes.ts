import { CallerQuery, CallersQuery, FoundCallers, KnownCaller } from '@mam/contract/taking/callers.schema.ts';
import { findCallers as findCallersCall, getCaller } from '@mam/contract/taking/callers.ts';
import { readCallerSearch } from '@mam/domain/taking/caller-search.ts';
import type { Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import { orderByCode } from '../order/queries.ts';
import { atStoreRead } from '../staff/places.ts';
import { serveStaff } from '../staff/serve-staff.ts';
import { knownCaller, searchCallers } from './find-callers.ts';

/** [SF33] [SF34] Guests whom a store knows, for whoever reads their numbers. */
export const callerRoutes: Feature = (app, context) => {
  const { read } = context.database;

  serveStaff(
    app,
    context,
    findCallersCall,
    { may: 'readPhones', at: atStoreRead, query: CallersQuery, answer: FoundCallers },
    async ({ row: { brand, id: store }, query, reply }) => {
      reply.header('cache-control', 'no-store');
      const search = readCallerSearch(query.q);
      return ok(search ? await searchCallers(read, { brand, store }, search) : { callers: [], more: true });
    },
  );

  serveStaff(
    app,
    context,
    getCaller,
    { may: 'readPhones', at: atStoreRead, query: CallerQuery, answer: KnownCaller },
    async ({ row: { brand, id: store }, query: { code }, reply }) => {
      reply.header('cache-control', 'no-store');
      const named = await orderByCode(read, brand, code);
      const caller = named?.storeId === store ? await knownCaller(read, named) : null;
      return caller ? ok(caller) : refuse('UNKNOWN');
    },
  );
};
