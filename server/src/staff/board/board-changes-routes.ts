import { BoardChanges, BoardChangesQuery } from '@mam/contract/staff/changes/board-changes.schema.ts';
import { getBoardChanges } from '@mam/contract/staff/changes/board-changes.ts';
import type { Feature } from '../../context.ts';
import { ok, refuse } from '../../http/answer.ts';
import { atStoreRead } from '../places.ts';
import { serveStaff } from '../serve-staff.ts';
import { readBoardChanges } from './board-changes.ts';

/** [OR127] The board of a kitchen by what has changed. */
export const boardChangesRoutes: Feature = (app, context) => {
  const { database, stores } = context;

  serveStaff(
    app,
    context,
    getBoardChanges,
    { may: 'watchBoard', at: atStoreRead, query: BoardChangesQuery, answer: BoardChanges },
    async ({ row, staff: { role }, query: { since }, now }) => {
      const selling = await stores.get(database.read, row.brand, row.id);
      return selling ? ok(await readBoardChanges(context, selling, { role, since, now })) : refuse('UNKNOWN');
    },
  );
};
