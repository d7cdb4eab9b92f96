import Type, { type Static } from 'typebox';
import { BrandCode, StoreId } from '../http/fields.schema.ts';

export const OrderCodes = Type.Array(Type.String({ minLength: 1, maxLength: 12 }), { maxItems: 200 });

/** Orders that a program of the restaurant has printed; none = it only says that the printer is there. */
export const PrintedBody = Type.Object({ pos_parent: BrandCode, store: StoreId, codes: OrderCodes });
export type PrintedBody = Static<typeof PrintedBody>;

/** How many of them nobody had received before. */
export const Received = Type.Object({ first: Type.Integer() });
export type Received = Static<typeof Received>;
