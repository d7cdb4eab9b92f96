import { useWords } from '@mam/client/i18n.ts';
import { partCount } from '@mam/domain/cart/choose-part.ts';
import type { ChosenPart } from '@mam/domain/combo/chosen-part.ts';
import { partPrice } from '@mam/domain/combo/combo-price.ts';
import { offeredParts } from '@mam/domain/combo/offered-parts.ts';
import type { ComboGroup } from '@mam/domain/menu/combo.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import { checkSelection, defaultSelection, offeredGroups } from '@mam/domain/options/selection.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useId, useRef, useState } from 'react';
import { DishChoices } from '../options/dish-choices.tsx';
import { showMissing } from '../options/show-missing.ts';
import { dishWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import styles from './part-sheet.module.css';

/** A part to open: one that is chosen already, or a dish to choose. */
export interface OpenPart {
  readonly group: ComboGroup;
  readonly start: ChosenPart;
  readonly chosen: ChosenPart | null;
}

interface PartSheetProps {
  readonly open: OpenPart;
  readonly menu: Menu;
  readonly parts: readonly ChosenPart[];
  readonly wall: WallTime;
  readonly currency: Currency;
  /** units the group still takes, this one's own included; 999 = no limit */
  readonly room: number;
  readonly onPut: (part: ChosenPart) => void;
  readonly onTakeOff: () => void;
  readonly onClose: () => void;
}

/** A dish inside a combo as it is before anybody touches it. */
export function freshPart(menu: Menu, groupId: string, dishId: string, wall: WallTime): ChosenPart {
  const dish = menu.dishById.get(dishId);
  const choice = dish ? defaultSelection(dish, wall) : { variantId: null, options: [] };
  return { groupId, dishId, ...choice, quantity: 1, note: '' };
}

/** A dish inside a combo: change it for another, choose its options, how many, and a word to the kitchen. */
export function PartSheet(props: PartSheetProps) {
  const { open, menu, wall } = props;
  const say = useWords(dishWords);
  const [part, setPart] = useState(open.start);
  const [asked, setAsked] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const dish = menu.dishById.get(part.dishId);
  if (!dish) return null;
  const problem = checkSelection(dish, part.variantId, part.options, wall);
  const change = (some: Partial<ChosenPart>) => setPart((now) => ({ ...now, ...some }));
  const put = (leave: () => void) => {
    if (problem) {
      setAsked(true);
      return showMissing(body.current);
    }
    props.onPut({ ...part, note: part.note.trim() });
    leave();
  };
  return (
    <Sheet
      title={dish.name}
      lead={<DishPicture picture={dish.picture} eager />}
      detail={
        <Bold>
          {props.room >= UNLIMITED
            ? say('any_in_group', { group: open.group.name })
            : say('left_in_group', { group: open.group.name, n: props.room })}
        </Bold>
      }
      onClose={props.onClose}
      footer={
        <PartFooter {...props} part={part} onQuantity={(quantity) => change({ quantity })} onPut={put} />
      }
    >
      <div ref={body}>
        <PartSwap
          {...props}
          current={part.dishId}
          onSwap={(dishId) => {
            setAsked(false);
            setPart({ ...freshPart(menu, open.group.id, dishId, wall), quantity: part.quantity });
          }}
        />
        <DishChoices
          dish={dish}
          groups={offeredGroups(dish, wall)}
          draft={part}
          currency={props.currency}
          problem={asked ? problem : null}
          priceless={!open.group.priceByMenu}
          short
          onChange={change}
        />
      </div>
    </Sheet>
  );
}

/** The other dishes of the group; fixed ones cannot be changed. */
function PartSwap(
  props: PartSheetProps & { readonly current: string; readonly onSwap: (id: string) => void },
) {
  const say = useWords(dishWords);
  const name = useId();
  const { group } = props.open;
  const offers = offeredParts(group, props.menu, props.wall).filter(({ soldOut }) => !soldOut);
  if (group.fixed || offers.length < 2) return null;
  return (
    <div className={styles.swap} role="radiogroup" aria-label={say('change_dish')}>
      {offers.map(({ dish }) => {
        const count = partCount(props.parts, group.id, dish.id);
        return (
          <label key={dish.id} className={styles.other}>
            <input
              type="radio"
              name={name}
              checked={dish.id === props.current}
              onChange={() => props.onSwap(dish.id)}
            />
            <DishPicture picture={dish.picture} shape="round" />
            <span>{dish.name}</span>
            {count > 0 && dish.id !== props.current ? <i>{count}</i> : null}
          </label>
        );
      })}
    </div>
  );
}

interface PartFooterProps extends Omit<PartSheetProps, 'onPut'> {
  readonly part: ChosenPart;
  readonly onQuantity: (quantity: number) => void;
  readonly onPut: (leave: () => void) => void;
}

function PartFooter({ open, menu, currency, room, part, onQuantity, onPut, onTakeOff }: PartFooterProps) {
  const say = useWords(dishWords);
  const leave = useLeaveModal();
  const { group, chosen } = open;
  const extra = partPrice(group, menu, part) * part.quantity;
  const name = menu.dishById.get(part.dishId)?.name ?? '';
  return (
    <div className={styles.foot}>
      {group.fixed ? null : (
        <Stepper
          size="big"
          name={say('quantity_of', { name })}
          value={part.quantity}
          min={1}
          max={Math.max(1, room)}
          onChange={onQuantity}
        />
      )}
      {chosen && !group.fixed ? (
        <Button
          size="big"
          kind="bad-soft"
          onClick={() => {
            onTakeOff();
            leave();
          }}
        >
          {say('take_off')}
        </Button>
      ) : null}
      <Button kind="primary" size="big" className={styles.put} onClick={() => onPut(leave)}>
        <span>{chosen ? say('update') : say('on_tray')}</span>
        {extra > 0 ? <Price amount={extra} currency={currency} plus /> : null}
      </Button>
    </div>
  );
}
