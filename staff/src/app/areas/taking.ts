import { screen } from '@mam/client/lazy-screen.ts';
import type { Area } from '../area.ts';

/** Orders that staff write down: the board and the tables lead there. */
export const takingArea = {
  screens: {
    '/take-order': {
      Page: screen(() => import('../../screens/take-order-screen.tsx').then((m) => m.loadTakeOrderScreen())),
      may: 'takeOrders',
    },
  },
  sheets: {},
} satisfies Area;
