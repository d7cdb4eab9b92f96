import Type, { type Static } from 'typebox';
import { StoreId } from '../http/fields.schema.ts';

const TableCode = Type.Object({
  /** the table as its store lists it, cleaned of the word for table */
  table: Type.String(),
  /** the code printed on it */
  code: Type.String(),
  /** the address that leads there */
  url: Type.String(),
});
export type TableCode = Static<typeof TableCode>;

/** The tables of a store with their codes, in the order in which the store lists them. */
export const TableCodes = Type.Object({ tables: Type.Array(TableCode) });
export type TableCodes = Static<typeof TableCodes>;

/** The code that is to open nothing any more, as the staff saw it. */
export const ReplaceCodeBody = Type.Object({
  store: StoreId,
  table: Type.String({ minLength: 1, maxLength: 40 }),
  code: Type.String({ minLength: 1, maxLength: 40 }),
});
export type ReplaceCodeBody = Static<typeof ReplaceCodeBody>;
