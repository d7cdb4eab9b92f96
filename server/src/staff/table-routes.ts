import { TablesStopped } from '@mam/contract/staff/tables-stopped.schema.ts';
import { setTablesStopped } from '@mam/contract/staff/tables-stopped.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import type { Feature } from '../context.ts';
import { ok, refuse } from '../http/answer.ts';
import { serveStaff } from '../http/serve.ts';
import { storeOfBrand } from '../store/queries.ts';
import { stopTables } from '../store/stop-tables.ts';

/** The switch that stops orders at the tables and the counter of a store. */
export const staffTableRoutes: Feature = (app, context) => {
  const { database, now } = context;

  serveStaff(
    app,
    context,
    setTablesStopped,
    { may: 'stopTables', body: TablesStopped, answer: TablesStopped },
    async ({ staff, body }) => {
      const { store, tables_stopped: stopped } = body;
      const { brand } = staff;
      const works = worksFor(staff, { brand, id: store });
      if (!works || !(await storeOfBrand(database.read, brand, store))) return refuse('UNKNOWN');
      await stopTables(context, { brand, store, stopped }, now());
      return ok({ store, tables_stopped: stopped });
    },
  );
};
