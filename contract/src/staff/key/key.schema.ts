import { KEY_SCOPES } from '@mam/domain/staff/program-key.ts';
import Type, { type Static } from 'typebox';
import { EpochSeconds, StoreId } from '../../http/fields.schema.ts';

const KeyId = Type.String({ maxLength: 64 });
const KeyName = Type.String({ minLength: 1, maxLength: 40 });
const Stores = Type.Array(StoreId, { maxItems: 200, uniqueItems: true });

/** A key of a program, without its secret: that is told once. */
export const Key = Type.Object({
  id: KeyId,
  name: KeyName,
  scopes: Type.Array(Type.String()),
  /** empty = every store of the brand */
  stores: Type.Array(StoreId),
  made_by: Type.String(),
  made_at: EpochSeconds,
  /** null = never */
  last_at: Type.Union([EpochSeconds, Type.Null()]),
  /** null = until somebody ends it */
  ends_at: Type.Union([EpochSeconds, Type.Null()]),
  ended_at: Type.Union([EpochSeconds, Type.Null()]),
});

/** Those that are good, and below them those that ended within a year. */
export const Keys = Type.Object({ keys: Type.Array(Key) });
export type Keys = Static<typeof Keys>;

export const NewKeyBody = Type.Object({
  name: KeyName,
  scopes: Type.Array(Type.Enum([...KEY_SCOPES]), { minItems: 1, maxItems: 20, uniqueItems: true }),
  stores: Stores,
  ends_at: Type.Optional(EpochSeconds),
});
export type NewKeyBody = Static<typeof NewKeyBody>;

export const NewKey = Type.Object({
  /** the key itself, as its program sends it; nobody can read it again */
  secret: Type.String(),
  keys: Type.Array(Key),
});
export type NewKey = Static<typeof NewKey>;

export const KeyParams = Type.Object({ id: KeyId });
export type KeyParams = Static<typeof KeyParams>;
