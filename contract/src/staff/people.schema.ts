import Type, { type Static } from 'typebox';
import { StoreId } from '../http/fields.schema.ts';
import { Role } from './me.schema.ts';

export const Person = Type.Object({
  name: Type.String(),
  role: Role,
  stores: Type.Array(StoreId),
});

export const People = Type.Object({ people: Type.Array(Person) });
export type People = Static<typeof People>;

export const NewPersonBody = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 60 }),
  password: Type.String({ minLength: 8, maxLength: 200 }),
  role: Role,
  /** empty = every store of the brand */
  stores: Type.Array(StoreId, { maxItems: 1000 }),
});
export type NewPersonBody = Static<typeof NewPersonBody>;
