import Type, { type Static } from 'typebox';

export const SplitRuleWire = Type.Enum(['proportional', 'equal-fees']);

/** The receiver of the members' shares in a group order: its owner, or the store itself. */
export const SharesToWire = Type.Enum(['owner', 'store']);

/** An account that shares of a bill are sent to. */
export const PayTo = Type.Object({
  /** as a code of transfer names it, or as it is called */
  bank_id: Type.String({ maxLength: 60 }),
  account_number: Type.String({ maxLength: 60 }),
  account_name: Type.String({ maxLength: 200 }),
});
export type PayTo = Static<typeof PayTo>;
