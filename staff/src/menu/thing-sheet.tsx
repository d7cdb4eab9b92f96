import type { StaffChoice, StaffMenu } from '@mam/contract/staff/sold-out.schema.ts';
import type { SoldOutThing } from '@mam/domain/menu/sold-out.ts';
import { thingKey } from '@mam/domain/menu/sold-out.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { DishPicture, type Picture } from '@mam/ui/picture/dish-picture.tsx';
import { useState } from 'react';
import { serverNow } from '../device/clock.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import type { Switched } from './kitchen-dish.ts';
import rowStyles from './switch-row.module.css';
import { SwitchRow } from './switch-row.tsx';
import styles from './thing-sheet.module.css';
import { type UntilChoice, UntilField, untilChoices } from './until-choice.tsx';
import { sellOut } from './use-dishes.ts';

interface ThingSheetProps {
  readonly menu: StaffMenu;
  readonly about: SoldOutThing;
  readonly onClose: () => void;
}

interface Pending {
  readonly thing: SoldOutThing;
  readonly name: string;
  readonly ingredient: string | null;
}

/** A dish with its sizes and options, a combo, an ingredient: one switch each, and until when. */
export default function ThingSheet({ menu, about, onClose }: ThingSheetProps) {
  const say = useSay();
  const { storeId, currency } = useShift();
  const [pending, setPending] = useState<Pending | null>(null);
  const [chosen, setChosen] = useState<UntilChoice>('tomorrow');
  const [everywhere, setEverywhere] = useState(true);
  const whole = wholeOf(menu, about);
  if (!whole) return null;
  const dish = about.kind === 'dish' ? menu.dishes.find(({ id }) => id === about.id) : undefined;
  const choices = untilChoices(menu, serverNow());
  const until = choices.has(chosen) ? chosen : 'open';
  const shared = pending?.ingredient
    ? menu.ingredients.find(({ id }) => id === pending.ingredient)
    : undefined;
  const others = shared ? shared.dishes.filter((id) => id !== about.id) : [];
  const many = others.length > 0 && everywhere ? others.length + 1 : 0;

  const turn = (thing: SoldOutThing, switched: Switched, there: boolean) => {
    const ingredient = 'ingredient' in switched ? switched.ingredient : null;
    if (!there) {
      setEverywhere(true);
      return setPending({ thing, name: switched.name, ingredient });
    }
    if (pending && thingKey(pending.thing) === thingKey(thing)) return setPending(null);
    const from = menu.ingredients.find(({ id, sold_out: gone }) => id === ingredient && gone);
    if (from) void sellOut(storeId, { kind: 'ingredient', id: from.id }, false);
    void sellOut(storeId, thing, false);
  };
  const confirm = () => {
    if (!pending) return;
    const thing = shared && many > 0 ? ({ kind: 'ingredient', id: shared.id } as const) : pending.thing;
    void sellOut(storeId, thing, true, choices.get(until) ?? null);
    setPending(null);
  };
  const row = (thing: SoldOutThing, switched: Switched, name: string, detail?: string) => (
    <SwitchRow
      key={thingKey(thing)}
      name={name}
      detail={detail}
      gone={switched}
      pending={pending !== null && thingKey(pending.thing) === thingKey(thing)}
      onSwitch={(there) => turn(thing, switched, there)}
    />
  );
  const standsIn = ({ ingredient }: StaffChoice) => {
    const names = (menu.ingredients.find(({ id }) => id === ingredient)?.dishes ?? [])
      .filter((id) => id !== about.id)
      .map((id) => menu.dishes.find((other) => other.id === id)?.name ?? '');
    if (names.length === 0) return '';
    const shown = names.slice(0, 2).join(', ');
    return say('menu.alsoIn', { names: shown, more: names.length - Math.min(2, names.length) });
  };
  const choice = (kind: 'variant' | 'option') => (one: StaffChoice) => {
    const price = kind === 'variant' || one.price > 0 ? formatMoney(one.price, currency) : '';
    const detail = [price, standsIn(one)].filter((text) => text !== '').join(' · ');
    return row({ kind, id: one.id }, one, one.name, detail);
  };
  /** the question stands below the list that the switch stands in */
  const untilBelow = (things: readonly { readonly id: string }[]) =>
    pending && things.some(({ id }) => id === pending.thing.id) ? (
      <UntilField
        key={thingKey(pending.thing)}
        name={pending.name}
        choices={choices}
        chosen={until}
        onChoose={setChosen}
        others={others.length}
        everywhere={everywhere}
        onEverywhere={setEverywhere}
      />
    ) : null;
  return (
    <Sheet
      title={whole.name}
      detail={detailOf(menu, about, say)}
      lead={whole.picture ? <DishPicture picture={whole.picture} className={styles.picture} /> : undefined}
      onClose={onClose}
      footer={
        pending ? (
          <Button kind="primary" size="big" className={styles.confirm} onClick={confirm}>
            {many > 0
              ? say('menu.sellOutIn', { name: pending.name, count: many })
              : say('menu.sellOut', { name: pending.name })}
          </Button>
        ) : undefined
      }
    >
      <ul className={styles.list}>
        {row(about, whole.switched, say(`menu.whole.${wholeWord(about)}`), say('menu.wholeHint'))}
      </ul>
      {untilBelow([about])}
      {dish && dish.sizes.length > 0 ? (
        <>
          <h3 className={rowStyles.group}>{say('menu.sizes')}</h3>
          <ul className={styles.list}>{dish.sizes.map(choice('variant'))}</ul>
          {untilBelow(dish.sizes)}
        </>
      ) : null}
      {dish?.groups.map((group) => (
        <div key={group.options[0]?.id ?? group.name}>
          <h3 className={rowStyles.group}>{group.name}</h3>
          <ul className={styles.list}>{group.options.map(choice('option'))}</ul>
          {untilBelow(group.options)}
        </div>
      ))}
    </Sheet>
  );
}

const wholeWord = ({ kind }: SoldOutThing) =>
  kind === 'combo' || kind === 'ingredient' ? kind : ('dish' as const);

function wholeOf(
  menu: StaffMenu,
  { kind, id }: SoldOutThing,
): { readonly name: string; readonly switched: Switched; readonly picture: Picture | null } | null {
  const lists = { dish: menu.dishes, combo: menu.combos, ingredient: menu.ingredients } as const;
  if (kind === 'variant' || kind === 'option') return null;
  const found = lists[kind].find((one) => one.id === id);
  return found
    ? { name: found.name, switched: found, picture: 'picture' in found ? found.picture : null }
    : null;
}

function detailOf(menu: StaffMenu, { kind, id }: SoldOutThing, say: ReturnType<typeof useSay>): string {
  if (kind === 'dish') return menu.dishes.find((one) => one.id === id)?.category ?? '';
  if (kind === 'combo') return say('menu.combos');
  const count = menu.ingredients.find((one) => one.id === id)?.dishes.length ?? 0;
  return say('menu.standsIn', { count });
}
