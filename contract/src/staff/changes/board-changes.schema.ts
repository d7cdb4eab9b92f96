import Type, { type Static } from 'typebox';
import { StoreId } from '../../http/fields.schema.ts';
import { Board, StaffOrder } from '../board.schema.ts';

export const BoardChangesQuery = Type.Object({
  store: StoreId,
  /** the tag of what its reader has; absent = nothing */
  since: Type.Optional(Type.String({ maxLength: 64 })),
});
export type BoardChangesQuery = Static<typeof BoardChangesQuery>;

/** Codes of orders that leave a list, then those that come, at the place they have then. */
const ListChange = Type.Object({
  gone: Type.Array(Type.String()),
  added: Type.Array(Type.Object({ code: Type.String(), at: Type.Integer() })),
});

const { orders: _, money: __, issues: ___, shares: ____, ...others } = Board.properties;

/** A board as it differs from what its reader has. */
export const BoardChanges = Type.Object({
  ...others,
  /** names the board as it is now */
  tag: Type.String(),
  /** `since` is not known here: this leads from an empty board to the whole one */
  whole: Type.Boolean(),
  /** each order that is new or other than it was, once, whichever lists it is in */
  changed: Type.Array(StaffOrder),
  lists: Type.Object({ orders: ListChange, money: ListChange, issues: ListChange, shares: ListChange }),
});
export type BoardChanges = Static<typeof BoardChanges>;
