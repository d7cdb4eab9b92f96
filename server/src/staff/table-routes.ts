import { TablesStopped } from '@mam/contract/staff/tables-stopped.schema.ts';
import { setTablesStopped } from '@mam/contract/staff/tables-stopped.ts';
import type { Feature } from '../context.ts';
import { ok } from '../http/answer.ts';
import { stopTables } from '../store/stop-tables.ts';
import { atStore } from './places.ts';
import { serveStaff } from './serve-staff.ts';

/** The switch that stops orders at the tables and the counter of a store. */
export const staffTableRoutes: Feature = (app, context) => {
  serveStaff(
    app,
    context,
    setTablesStopped,
    { may: 'stopTables', at: atStore, body: TablesStopped, answer: TablesStopped },
    async ({ row: { brand, id: store }, body: { tables_stopped: stopped }, now }) => {
      await stopTables(context, { brand, store, stopped }, now);
      return ok({ store, tables_stopped: stopped });
    },
  );
};
