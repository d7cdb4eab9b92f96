import { changeRow } from '../start/kept-rows.ts';

/** Where a delivery partner says that an order stands; who follows it hears of it with the next thing that is said of it. */
export const partnerMoves = (code: string, status: string): void =>
  changeRow('update orders set status = :status, version = version + 1 where code = :code', { status, code });
