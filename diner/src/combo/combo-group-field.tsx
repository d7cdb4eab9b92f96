import { type Say, useWords, type WordArea } from '@mam/client/i18n.ts';
import { partCount, partKey } from '@mam/domain/cart/choose-part.ts';
import { dishDetails } from '@mam/domain/cart/line-words.ts';
import type { ChosenPart } from '@mam/domain/combo/chosen-part.ts';
import { partPrice } from '@mam/domain/combo/combo-price.ts';
import { type OfferedPart, offeredParts } from '@mam/domain/combo/offered-parts.ts';
import { groupStatus, isClosed } from '@mam/domain/combo/selection.ts';
import type { Combo, ComboGroup } from '@mam/domain/menu/combo.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import { needsChoice } from '@mam/domain/options/selection.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Check, Pencil, Plus } from 'lucide-react';
import { DietMarks } from '../diet/diet-marks.tsx';
import { ChoiceGroup } from '../options/choice-group.tsx';
import { dishWords } from '../words/areas.ts';
import styles from './combo-group-field.module.css';

type SayDish = typeof dishWords extends WordArea<infer Key> ? Say<Key> : never;

export interface PartActions {
  /** adds one unit, or asks for its choices first */
  readonly onAdd: (group: ComboGroup, offer: OfferedPart) => void;
  readonly onLower: (group: ComboGroup, offer: OfferedPart) => void;
  readonly onEdit: (group: ComboGroup, part: ChosenPart) => void;
}

interface ComboGroupProps extends PartActions {
  readonly combo: Combo;
  readonly group: ComboGroup;
  readonly menu: Menu;
  readonly parts: readonly ChosenPart[];
  readonly wall: WallTime;
  readonly currency: Currency;
  readonly missing: boolean;
}

function comboGroupRuleText(
  combo: Combo,
  group: ComboGroup,
  parts: readonly ChosenPart[],
  say: SayDish,
): string {
  const { required, max } = groupStatus(combo, group, parts);
  if (max >= UNLIMITED)
    return required > 0 ? say('choose_dishes_least', { n: required }) : say('choose_dishes_any');
  if (required === max) return say('choose_dishes', { n: required });
  return required > 0
    ? say('choose_dishes_between', { min: required, max })
    : say('choose_dishes_most', { n: max });
}

/** A group of a combo: its rule, how far it is, and its dishes as cards. */
export function ComboGroupField(props: ComboGroupProps) {
  const { combo, group, menu, parts, wall, currency, missing } = props;
  const say = useWords(dishWords);
  const others = combo.groups.filter(({ poolId, id }) => poolId === group.poolId && id !== group.id);
  const closed = isClosed(combo, group, menu, wall);
  const rule = group.fixed ? say('fixed') : comboGroupRuleText(combo, group, parts, say);
  return (
    <ChoiceGroup
      name={group.name}
      rules={[
        rule,
        others.length > 0 ? say('together', { names: others.map(({ name }) => name).join(', ') }) : null,
      ]}
      state={
        closed ? (
          <Pill kind="bad">{say('sold_out')}</Pill>
        ) : (
          <GroupProgress combo={combo} group={group} parts={parts} missing={missing} />
        )
      }
      missing={missing}
    >
      {closed ? <p className={styles.closed}>{say('combo_sold_out')}</p> : null}
      <div className={styles.cards}>
        {offeredParts(group, menu, wall).map((offer) => (
          <PartCard key={offer.part.dishId} {...props} offer={offer} currency={currency} />
        ))}
      </div>
    </ChoiceGroup>
  );
}

function GroupProgress({
  combo,
  group,
  parts,
  missing,
}: Pick<ComboGroupProps, 'combo' | 'group' | 'parts' | 'missing'>) {
  const say = useWords(dishWords);
  const { chosen, required, max, done } = groupStatus(combo, group, parts);
  if (done && (required > 0 || group.fixed))
    return (
      <Pill kind="good">
        <Check />
        {say('done')}
      </Pill>
    );
  if (required > 0) return <Pill kind={missing ? 'bad' : 'brand'}>{`${chosen}/${required}`}</Pill>;
  return chosen > 0 ? <Pill>{max < UNLIMITED ? `${chosen}/${max}` : chosen}</Pill> : null;
}

function PartCard({
  group,
  menu,
  parts,
  currency,
  offer,
  onAdd,
  onLower,
  onEdit,
}: ComboGroupProps & { readonly offer: OfferedPart }) {
  const say = useWords(dishWords);
  const { dish, soldOut } = offer;
  const count = partCount(parts, group.id, dish.id);
  const mine = parts.filter((part) => part.groupId === group.id && part.dishId === dish.id);
  const extra = partPrice(group, menu, {
    groupId: group.id,
    dishId: dish.id,
    variantId: dish.variants[0]?.id ?? null,
    quantity: 1,
    options: [],
    note: '',
  });
  return (
    <div className={classNames(styles.card, count > 0 && styles.on, soldOut && styles.na)}>
      <span className={styles.picture}>
        <DishPicture picture={dish.picture} sold={soldOut} stamp={soldOut ? say('sold_out') : undefined} />
        {group.fixed ? null : count > 0 ? (
          <Stepper
            on
            name={say('quantity_of', { name: dish.name })}
            value={count}
            max={UNLIMITED}
            onChange={(next) => (next > count ? onAdd(group, offer) : onLower(group, offer))}
            className={styles.stepper}
          />
        ) : (
          <button
            type="button"
            className={styles.add}
            aria-label={soldOut ? `${dish.name}: ${say('sold_out')}` : say('pick', { name: dish.name })}
            aria-disabled={soldOut || undefined}
            onClick={() => onAdd(group, offer)}
          >
            {soldOut ? null : <Plus />}
          </button>
        )}
      </span>
      <p className={styles.name}>
        {dish.name}
        {group.fixed && count > 1 ? ` ×${count}` : ''}
      </p>
      <DietMarks diet={dish.diet} />
      {extra > 0 ? <Price amount={extra} currency={currency} plus className={styles.extra} /> : null}
      {needsChoice(dish)
        ? mine.map((part) => (
            <button
              key={partKey(part)}
              type="button"
              className={styles.chosen}
              onClick={() => onEdit(group, part)}
            >
              <span className="vh">{say('edit_part', { name: dish.name })}: </span>
              <span className="grow">
                {part.quantity > 1 && mine.length > 1 ? `${part.quantity} × ` : ''}
                {[...dishDetails(dish, part.variantId, part.options), part.note].filter(Boolean).join(', ') ||
                  dish.name}
              </span>
              <Pencil />
            </button>
          ))
        : null}
    </div>
  );
}
