import { setTablesStopped } from '@mam/contract/staff/switches.ts';
import { TablesStopped } from '@mam/contract/staff/tables-stopped.schema.ts';
import type { Feature } from '../context.ts';
import { ok } from '../http/answer.ts';
import { stopTables } from '../store/stop-tables.ts';
import { recordStoreAct } from './acts.ts';
import { atStore } from './places.ts';
import { serveStaff } from './serve-staff.ts';

/** The switch that stops orders at the tables and the counter of a store. */
export const staffTableRoutes: Feature = (app, context) => {
  serveStaff(
    app,
    context,
    setTablesStopped,
    { may: 'stopTables', at: atStore, body: TablesStopped, answer: TablesStopped },
    async ({ actor, row: { brand, id: store, name }, body: { tables_stopped: stopped }, now }) => {
      const subject = { id: String(store), name };
      await stopTables(context, { brand, store, stopped, by: actor }, now, (trx) =>
        recordStoreAct(
          { trx, actor, now, brand, store },
          { name: stopped ? 'stopTables' : 'openTables', subject },
        ),
      );
      return ok({ store, tables_stopped: stopped });
    },
  );
};
