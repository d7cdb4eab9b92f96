import { screen } from '@mam/client/lazy-screen.ts';
import { Armchair } from 'lucide-react';
import { useShift } from '../../store/shift.tsx';
import { unseenParties } from '../../table/floor.ts';
import { useFloor } from '../../table/use-floor.ts';
import type { Area, SheetProps } from '../area.ts';

/** The tables of a store: their guests, their calls, and the printed cards that stand on them. */
export const tablesArea = {
  screens: {
    '/tables': {
      Page: screen(() => import('../../screens/tables-screen.tsx').then((m) => m.TablesScreen)),
      may: 'seatGuests',
      place: {
        Icon: Armchair,
        name: 'nav.tables',
        waiting: {
          useCount: () => unseenParties(useFloor(useShift().storeId).data ?? []),
          words: 'nav.unseen',
        },
      },
    },
    '/codes': {
      Page: screen(() => import('../../screens/codes-screen.tsx').then((m) => m.CodesScreen)),
      may: 'replaceTableCodes',
    },
  },
  sheets: {
    calls: { Over: screen<SheetProps>(() => import('../../table/call-sheet.tsx').then((m) => m.CallSheet)) },
    table: {
      Over: screen<SheetProps>(() => import('../../table/table-sheet.tsx').then((m) => m.TableSheet)),
    },
    codes: {
      Over: screen<SheetProps>(() => import('../../table/codes-sheet.tsx').then((m) => m.CodesSheet)),
      may: 'replaceTableCodes',
    },
  },
} satisfies Area;
