import type { GroupOrderChoice } from '@mam/domain/group-order/choice.ts';
import { type GroupOrder, teamIn } from '@mam/domain/group-order/group-order.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import type { SplitRule } from '@mam/domain/order/placed-order.ts';
import type { PayTo } from '@mam/domain/split/pay-to.ts';
import type { PersistedChoices } from '../../device/persisted.ts';

/** Settings an owner takes over from an old group order into a new one. */
export interface LikeLast {
  readonly rule: SplitRule;
  readonly account: PayTo | null;
  readonly limit: Minor | null;
  readonly title: string;
  /** how and where to; when is asked anew */
  readonly choices: Partial<PersistedChoices>;
  /** the others, to be invited by the new link; a guest without a phone [GO28] has nothing to open it with */
  readonly names: readonly string[];
}

/** [GO23] null = it was not the reader's own, and nothing is taken over. */
export function likeLast(groupOrder: GroupOrder): LikeLast | null {
  if (groupOrder.role !== 'owner') return null;
  const { splitRule: rule, payTo: account, limitPerPerson: limit, choice, title } = groupOrder;
  return {
    rule,
    account,
    title,
    limit,
    choices: choice ? placeOfChoice(choice) : {},
    names: teamIn(groupOrder)
      .filter(({ isOwner, madeBy }) => !isOwner && madeBy === null)
      .map(({ name }) => name),
  };
}

function placeOfChoice({ type, recipient }: GroupOrderChoice): Partial<PersistedChoices> {
  const address = recipient?.address;
  return type === 'PICKUP' || !address?.text ? { type } : { type, address, addressId: null };
}
