import Type, { type Static } from 'typebox';
import { StoreId } from '../http/fields.schema.ts';

/** Whether a store takes no orders at its tables and counter; asked for, and answered as it is now. */
export const TablesStopped = Type.Object({ store: StoreId, tables_stopped: Type.Boolean() });
export type TablesStopped = Static<typeof TablesStopped>;
