import { say as sayNow, useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import type { ComboLine } from '@mam/domain/cart/cart-line.ts';
import { addPart, lowerPart, removePart, replacePart } from '@mam/domain/cart/choose-part.ts';
import type { ChosenPart } from '@mam/domain/combo/chosen-part.ts';
import { comboFacts } from '@mam/domain/combo/combo-facts.ts';
import { comboSellable } from '@mam/domain/combo/combo-sellable.ts';
import { groupStatus, remaining } from '@mam/domain/combo/selection.ts';
import { saysAnything } from '@mam/domain/diet/facts.ts';
import type { Combo, ComboGroup } from '@mam/domain/menu/combo.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import { needsChoice } from '@mam/domain/options/selection.ts';
import { Field, TextArea } from '@mam/ui/control/field.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useMemo, useRef, useState } from 'react';
import { addToCart, changeInCart } from '../cart/cart-actions.ts';
import { refuseClosed } from '../cart/refuse-closed.ts';
import { useWall } from '../cart/use-wall.ts';
import { ComboGroupField, type PartActions } from '../combo/combo-group-field.tsx';
import { MainDishField } from '../combo/main-dish-field.tsx';
import { freshPart, type OpenPart, PartSheet } from '../combo/part-sheet.tsx';
import { missingUnits } from '../combo/places.ts';
import { useComboDraft } from '../combo/use-combo-draft.ts';
import { DietPanel } from '../diet/diet-panel.tsx';
import type { StoreMenu } from '../menu/use-menu.ts';
import { showMissing } from '../options/show-missing.ts';
import { useOverState } from '../start/over-state.ts';
import { cartWords, dishWords } from '../words/areas.ts';
import { ComboDock } from './combo-dock.tsx';
import styles from './combo-form.module.css';
import { ComboHead } from './combo-head.tsx';
import { OffSaleNote, useOffSale } from './off-sale.tsx';

interface ComboFormProps {
  readonly here: StoreMenu;
  readonly combo: Combo;
  readonly edited: { readonly line: ComboLine; readonly index: number } | null;
  readonly onDone: () => void;
}

/** The tray that fills, the groups with their dishes, and the button that says what is missing. */
export function ComboForm({ here, combo, edited, onDone }: ComboFormProps) {
  const say = useWords(dishWords);
  const { store, menu } = here;
  const wall = useWall(store);
  const from = useOverState();
  const { draft, change, problem, unit } = useComboDraft(combo, menu, edited?.line ?? null, wall);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState<OpenPart | null>(null);
  const dialog = useDialog('part');
  const form = useRef<HTMLDivElement>(null);
  const missing = missingUnits(combo, draft.parts);
  const off = useOffSale(store, combo);
  const sold = comboSellable(combo, menu, wall) === 'sold-out';

  const openPart = (group: ComboGroup, dishId: string, chosen: ChosenPart | null) => {
    setOpen({ group, chosen, start: chosen ?? freshPart(menu, group.id, dishId, wall) });
    dialog.show();
  };
  const refuseLimit = (group: ComboGroup): boolean => {
    if (remaining(combo, group, draft.parts) > 0) return false;
    navigator.vibrate?.([10, 40, 10]);
    showToast(say('limit_kinds', { n: groupStatus(combo, group, draft.parts).max }), { urgent: true });
    return true;
  };
  const speaks = useMemo(() => menu.dishes.some(({ diet }) => saysAnything(diet)), [menu]);
  const facts = useMemo(() => comboFacts(combo, menu, draft), [combo, menu, draft]);
  const actions: PartActions = {
    onAdd: (group, { dish, soldOut }) => {
      if (soldOut) showToast(sayNow(cartWords, 'sold_out', { name: dish.name }), { urgent: true });
      else if (refuseLimit(group)) return;
      else if (needsChoice(dish)) openPart(group, dish.id, null);
      else change({ parts: addPart(draft.parts, freshPart(menu, group.id, dish.id, wall)) });
    },
    onLower: (group, { dish }) => change({ parts: lowerPart(draft.parts, group.id, dish.id) }),
    onEdit: (group, part) => openPart(group, part.dishId, part),
  };
  const put = (part: ChosenPart) => {
    const parts = open?.chosen ? replacePart(draft.parts, open.chosen, part) : addPart(draft.parts, part);
    change({ parts });
  };
  const submit = () => {
    if (edited && draft.quantity === 0) {
      return changeInCart(edited.index, { ...edited.line, quantity: 0 }, combo.name, onDone);
    }
    if (sold) return showToast(sayNow(cartWords, 'sold_out', { name: combo.name }), { urgent: true });
    if (off) return showToast(off.why, { urgent: true });
    if (refuseClosed(store)) return;
    if (problem) {
      setAsked(true);
      return showMissing(form.current);
    }
    const origin = edited?.line.origin ?? from.origin ?? null;
    const line = { kind: 'combo', comboId: combo.id, origin, ...draft, note: draft.note.trim() } as const;
    if (edited) changeInCart(edited.index, line, combo.name, onDone);
    else addToCart(line, combo.name, onDone);
  };
  const room = open ? remaining(combo, open.group, draft.parts) : 0;

  return (
    <>
      <div className={styles.columns}>
        <ComboHead
          combo={combo}
          facts={facts}
          menu={menu}
          draft={draft}
          currency={store.currency}
          missing={missing}
        />
        <div ref={form}>
          <OffSaleNote off={off} />
          <MainDishField
            combo={combo}
            menu={menu}
            wall={wall}
            currency={store.currency}
            chosen={draft.main}
            problem={asked && problem?.groupId === undefined ? problem : null}
            onChoose={(main) => change({ main })}
          />
          {combo.groups.map((group) => (
            <ComboGroupField
              key={group.id}
              combo={combo}
              group={group}
              menu={menu}
              parts={draft.parts}
              wall={wall}
              currency={store.currency}
              missing={asked && problem?.groupId === group.id}
              {...actions}
            />
          ))}
          <Field label={say('note')} className={styles.note}>
            {(wiring) => (
              <TextArea
                {...wiring}
                value={draft.note}
                maxLength={255}
                placeholder={say('note_hint')}
                onChange={(event) => change({ note: event.target.value })}
              />
            )}
          </Field>
          {speaks ? <DietPanel diet={facts} /> : null}
        </div>
      </div>
      <ComboDock
        editing={edited !== null}
        quantity={draft.quantity}
        off={off?.word ?? (sold ? say('sold_out') : null)}
        missing={missing}
        blocked={off !== null || sold || problem !== null}
        amount={unit * draft.quantity}
        currency={store.currency}
        onQuantity={(quantity) => change({ quantity })}
        onPress={submit}
      />
      {dialog.open && open ? (
        <PartSheet
          open={open}
          menu={menu}
          parts={draft.parts}
          wall={wall}
          currency={store.currency}
          room={room >= UNLIMITED ? UNLIMITED : room + (open.chosen?.quantity ?? 0)}
          onPut={put}
          onTakeOff={() => open.chosen && change({ parts: removePart(draft.parts, open.chosen) })}
          onClose={dialog.close}
        />
      ) : null}
    </>
  );
}
