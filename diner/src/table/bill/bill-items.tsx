import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { PORTION, partChoices } from '@mam/domain/table/bill-parts.ts';
import {
  payersOfLine,
  type SeenBill,
  type SeenBillLine,
  type SeenBillShare,
} from '@mam/domain/table/seen-bill.ts';
import { Chip } from '@mam/ui/control/chip.tsx';
import { ClosedBox, TickBox } from '@mam/ui/control/tick-box.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Check, Clock, Lock } from 'lucide-react';
import { minutesAndSeconds, useCountdown } from '../../device/use-countdown.ts';
import { useMenu } from '../../menu/use-menu.ts';
import { usePlace } from '../../start/use-place.ts';
import { billWords } from '../../words/areas.ts';
import sheet from './bill.module.css';
import styles from './bill-items.module.css';
import { partsCost } from './pay-choice.ts';

interface BillItemsProps {
  readonly bill: SeenBill;
  readonly currency: Currency;
  /** parts by line; absent = it is only read */
  readonly parts?: ReadonlyMap<string, number>;
  readonly onParts?: (parts: ReadonlyMap<string, number>) => void;
}

const PLAIN = { url: null, hue: 60, cutout: false };

/** [SP10] The dishes of a table: which of them somebody pays, whole or in parts. */
export function BillItems({ bill, currency, parts, onParts }: BillItemsProps) {
  const say = useWords(billWords);
  const menu = useMenu(usePlace());
  const pictures = menu.state === 'ready' ? menu.value.menu : null;
  const pictureOf = (id: string) =>
    (pictures?.dishById.get(id) ?? pictures?.comboById.get(id))?.picture ?? PLAIN;
  const own = bill.lines.filter(({ isYours, free }) => isYours && free.amount > 0);
  const takeOwn = () => onParts?.(new Map(own.map(({ id, free }) => [id, free.parts])));
  const isPaying = bill.shares.some(({ state, lines }) => state === 'held' && lines.length === 0);
  return (
    <section aria-label={say('dishes')}>
      {onParts && own.length > 0 && own.length < bill.lines.length ? (
        <Chip outline className={styles.own} onClick={takeOwn}>
          {say('own_dishes')}
        </Chip>
      ) : null}
      <ul className={styles.items}>
        {bill.lines.map((line) => (
          <Item
            key={line.id}
            line={line}
            payers={payersOfLine(bill, line)}
            currency={currency}
            picture={pictureOf(line.itemId)}
            taken={Math.min(parts?.get(line.id) ?? 0, line.free.parts)}
            covered={say(isPaying ? 'covered_held' : 'covered')}
            onParts={
              bill.remainder > 0 ? onParts && ((taken) => onParts(new Map([[line.id, taken]]))) : undefined
            }
          />
        ))}
      </ul>
      <p className={sheet.hint}>{say(bill.isPaidByPhone ? 'items_note' : 'items_note_read')}</p>
    </section>
  );
}

interface ItemProps {
  readonly line: SeenBillLine;
  /** the last first */
  readonly payers: readonly SeenBillShare[];
  readonly currency: Currency;
  readonly picture:
    | typeof PLAIN
    | { readonly url: string | null; readonly hue: number; readonly cutout: boolean };
  readonly taken: number;
  /** said of it when money that names no dishes covers it [SP13] */
  readonly covered: string;
  readonly onParts: ((parts: number) => void) | undefined;
}

/** How a line looks: chosen, free, or whose payer it waits for or has. */
function billLineState({
  line: { free },
  payers,
  taken,
}: Pick<ItemProps, 'line' | 'payers' | 'taken'>): string {
  if (taken > 0) return 'own';
  return free.amount > 0 ? 'free' : (payers[0]?.state ?? 'paid');
}

function Item({ line, payers, currency, picture, taken, covered, onParts }: ItemProps) {
  const say = useWords(billWords);
  const { name, quantity, free } = line;
  const open = free.amount > 0;
  const mayTake = open && onParts !== undefined;
  const [last] = payers;
  const words = quantity > 1 ? `${quantity}× ${name}` : name;
  const choices = partChoices(quantity, free.parts);
  return (
    <li className={styles.item} data-state={billLineState({ line, payers, taken })}>
      {mayTake ? (
        <TickBox
          className={styles.tick}
          label={words}
          checked={taken > 0}
          onChange={() => onParts(taken > 0 ? 0 : free.parts)}
        />
      ) : (
        <ClosedBox className={styles.closed}>
          {last?.state === 'held' ? <Lock /> : open ? null : <Check />}
        </ClosedBox>
      )}
      <DishPicture picture={picture} fallback="🍽️" className={styles.picture} />
      <div className="grow">
        <p className={styles.name}>{words}</p>
        {line.details.length > 0 ? <p className="small muted">{line.details.join(', ')}</p> : null}
        <p className="small muted">
          {line.isYours ? say('of_you') : say('of_other', { name: line.orderedBy ?? say('nameless') })}
        </p>
        {open && free.parts < quantity * PORTION ? <p className="small muted">{say('part_left')}</p> : null}
        {open && payers.length === 0 && free.amount < line.amount ? (
          <p className="small muted">{say('open_amount', { amount: formatMoney(free.amount, currency) })}</p>
        ) : null}
        {open || payers.length > 0 ? null : (
          <p className={styles.by} data-look="came">
            {line.amount === 0 ? say('free') : covered}
          </p>
        )}
        {payers.map((share) => (
          <By key={share.id} share={share} />
        ))}
      </div>
      <Price
        amount={taken > 0 ? partsCost(line, taken) : open ? free.amount : line.amount}
        currency={currency}
        className={open ? 'strong' : 'muted'}
      />
      {mayTake && taken > 0 && choices.length > 1 ? (
        <fieldset className={styles.parts}>
          <legend className="vh">{say('part_of', { dish: name })}</legend>
          {choices.map((parts) => (
            <Chip key={parts} outline pressed={parts === taken} onClick={() => onParts(parts)}>
              {partsLabel(parts, line, say)}
            </Chip>
          ))}
        </fieldset>
      ) : null}
    </li>
  );
}

const FRACTIONS: Readonly<Record<number, string>> = { 30: '½', 20: '⅓', 15: '¼' };

function partsLabel(
  parts: number,
  { quantity, free }: SeenBillLine,
  say: ReturnType<typeof useWords<keyof typeof import('../../words/bill/vi.json')>>,
): string {
  if (parts === free.parts) return say(parts === quantity * PORTION ? 'all' : 'rest');
  return FRACTIONS[parts] ?? say('portions', { n: parts / PORTION });
}

/** The payer of a share, and how far they are. */
function By({ share }: { readonly share: SeenBillShare }) {
  const say = useWords(billWords);
  const name = share.name ?? say('nameless');
  if (share.state === 'held' && share.heldUntil !== null)
    return (
      <p className={styles.by} data-look="held">
        <Clock aria-hidden="true" />
        <Left name={name} until={share.heldUntil} />
      </p>
    );
  return (
    <p className={styles.by} data-look="came">
      {share.isYours && share.way === null ? say('you_paid') : say('paid_by', { name })}
    </p>
  );
}

function Left({ name, until }: { readonly name: string; readonly until: number }) {
  const say = useWords(billWords);
  const left = useCountdown(until);
  return <span>{say('held_left', { name, time: minutesAndSeconds(left) })}</span>;
}
