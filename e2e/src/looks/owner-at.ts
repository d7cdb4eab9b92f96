import { signIn } from '../staff/at-the-board.ts';
import { at, type Open } from '../start/looks.ts';

/** The owner at the board, or before one of its sheets. */
export const ownerAt =
  (path: string, shows: string | RegExp): Open =>
  async (cook) => {
    await signIn(cook.page, 'BEPNHA');
    await at(path, shows)(cook);
  };
