import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { fromWire } from '@mam/contract/money/money-wire.ts';
import { payToFrom } from '@mam/contract/order/pay-to-wire.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
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
export function likeLast(wire: GroupOrderWire, currency: Currency): LikeLast | null {
  if (wire.role !== 'owner') return null;
  const { split_rule: rule, pay_to, limit_per_person: limit, sessions, setting, title } = wire;
  return {
    rule,
    account: pay_to && payToFrom(pay_to),
    title,
    limit: limit === null ? null : fromWire(limit, currency),
    choices: setting ? choicesFromSetting(setting) : {},
    names: sessions
      .filter(
        ({ is_owner, is_banned, status, made_by }) =>
          !is_owner && !is_banned && status !== 0 && made_by === '',
      )
      .map(({ name }) => name),
  };
}

function choicesFromSetting({
  type,
  user,
}: NonNullable<GroupOrderWire['setting']>): Partial<PersistedChoices> {
  if (type === 'PICKUP' || !user?.address) return { type };
  const { address: text, sub_address: detail, location } = user;
  return { type, address: { text, detail, location }, addressId: null };
}
