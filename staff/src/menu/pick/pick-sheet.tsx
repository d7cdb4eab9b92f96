import type { DishLine } from '@mam/domain/cart/cart-line.ts';
import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import type { Shop } from '@mam/domain/checkout/checkout.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import { checkSelection, needsChoice, offeredGroups } from '@mam/domain/options/selection.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { FindField } from '@mam/ui/control/find-field.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { SheetContent, SheetFrame } from '@mam/ui/dialog/sheet.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { serverNow } from '../../device/clock.ts';
import { useSayChange } from '../../words/change-words.ts';
import { useSay } from '../../words/words.ts';
import { DishRowsWaiting } from '../dish-row.tsx';
import { useSoldMenu } from '../use-sold-menu.ts';
import { DishOptions } from './dish-options.tsx';
import { findMenuThings, freshDishLine, type MenuThing, readLine, sellingThings } from './menu-things.ts';
import styles from './pick-sheet.module.css';

/** Graphemes of a note to the kitchen. */
const NOTE = 255;

interface PickSheetProps {
  readonly title: ReactNode;
  /** when it is wanted; null = now */
  readonly wantedAt: EpochMs | null;
  /** it is eaten at a table */
  readonly table: boolean;
  readonly onPick: (read: ReadLine) => void;
  readonly onClose: () => void;
}

/** One dish of the store's menu: found, its choices made, and put down. A dish without choices is put down by one tap. */
export default function PickSheet({ title, wantedAt, table, onPick, onClose }: PickSheetProps) {
  const say = useSay();
  const sayPick = useSayChange();
  const { shop: here, failed, again } = useSoldMenu();
  const [open, setOpen] = useState<Dish | null>(null);
  const [query, setQuery] = useState('');
  return (
    <SheetFrame title={open ? open.name : title} place="side" onClose={onClose}>
      {here && open ? (
        <Choosing {...{ here, wantedAt, table, onPick }} dish={open} onBack={() => setOpen(null)} />
      ) : (
        <SheetContent>
          <div className={styles.find}>
            <FindField
              value={query}
              onChange={setQuery}
              quiet
              label={sayPick('pick.find')}
              clear={say('menu.clear')}
              isFirst
            />
          </div>
          {here ? (
            <ThingList
              {...{ here, wantedAt, table, query }}
              onThing={({ dish, first }) => (dish && needsChoice(dish) ? setOpen(dish) : onPick(first))}
            />
          ) : failed === null ? (
            <DishRowsWaiting />
          ) : (
            <EmptyState title={say('menu.failed')} actions={<Button onClick={again}>{say('again')}</Button>}>
              {failed}
            </EmptyState>
          )}
        </SheetContent>
      )}
    </SheetFrame>
  );
}

interface InMenuProps extends Pick<PickSheetProps, 'wantedAt' | 'table'> {
  readonly here: Shop;
}

/** The time it is wanted by the store's clock, as it was when this was opened. */
function useWall({ here, wantedAt }: InMenuProps) {
  const opened = useRef(serverNow()).current;
  return useMemo(() => wallTime(wantedAt ?? opened, here.store.zone), [wantedAt, opened, here.store.zone]);
}

interface ThingListProps extends InMenuProps {
  readonly query: string;
  readonly onThing: (thing: MenuThing) => void;
}

function ThingList({ query, onThing, ...props }: ThingListProps) {
  const say = useSay();
  const sayPick = useSayChange();
  const { here, table } = props;
  const wall = useWall(props);
  const wanted = useDeferredValue(query.trim());
  const things = useMemo(() => sellingThings(here.menu, wall, { table }), [here.menu, wall, table]);
  const found = wanted === '' ? null : findMenuThings(things, wanted);
  const rows = (each: readonly MenuThing[]) => (
    <ul>
      {each.map((thing) => (
        <ThingRow key={thing.id} thing={thing} here={here} onPick={() => onThing(thing)} />
      ))}
    </ul>
  );
  if (found?.length === 0) return <p className={styles.none}>{say('menu.none', { query: wanted })}</p>;
  if (found) return rows(found);
  if (things.all.length === 0) return <EmptyState title={sayPick('pick.empty')} />;
  return things.sections.map((section) => (
    <div key={section.name} className={styles.section}>
      <h3 className={styles.name}>{section.name ?? say('menu.combos')}</h3>
      {rows(section.things)}
    </div>
  ));
}

interface ThingRowProps {
  readonly thing: MenuThing;
  readonly here: Shop;
  readonly onPick: () => void;
}

function ThingRow({ thing: { first, gone }, here, onPick }: ThingRowProps) {
  const say = useSay();
  const { picture } = first.dish ?? first.combo ?? { picture: { url: null, hue: 60, cutout: false } };
  return (
    <li>
      <button type="button" className={styles.row} disabled={gone} onClick={onPick}>
        <DishPicture picture={picture} sold={gone} className={styles.picture} />
        <span className={styles.words}>{first.name}</span>
        {gone ? (
          <Pill>{say('menu.gone')}</Pill>
        ) : (
          <Price amount={first.unit} currency={here.store.currency} />
        )}
      </button>
    </li>
  );
}

interface ChoosingProps extends InMenuProps {
  readonly dish: Dish;
  readonly onPick: (read: ReadLine) => void;
  readonly onBack: () => void;
}

/** The choices of one dish, how many, and a word to the kitchen. */
function Choosing({ dish, onPick, onBack, ...props }: ChoosingProps) {
  const sayPick = useSayChange();
  const { here, table } = props;
  const wall = useWall(props);
  const [line, setLine] = useState<DishLine>(() => freshDishLine(dish, wall));
  const [asked, setAsked] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => offeredGroups(dish, wall), [dish, wall]);
  const problem = checkSelection(dish, line.variantId, line.options, wall);
  const read = readLine(line, { menu: here.menu, wall, place: { table } });
  const change = (part: Partial<DishLine>) => setLine({ ...line, ...part });
  const put = () => {
    if (problem === null) return onPick({ ...read, line: { ...line, note: line.note.trim() } });
    setAsked(true);
    requestAnimationFrame(() => {
      const missing = body.current?.querySelector<HTMLElement>('[data-missing]');
      missing?.scrollIntoView({ block: 'center' });
      missing?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
    });
  };
  return (
    <SheetContent
      footer={
        <div className={styles.put}>
          <Stepper
            size="medium"
            name={sayPick('pick.count', { name: dish.name })}
            value={line.quantity}
            min={1}
            max={MOST}
            onChange={(quantity) => change({ quantity })}
          />
          <Button kind="primary" size="big" className={styles.go} onClick={put}>
            {sayPick('pick.put')}
            <Price amount={read.unit * line.quantity} currency={here.store.currency} />
          </Button>
        </div>
      }
    >
      <Button kind="quiet" size="small" onClick={onBack}>
        <ChevronLeft aria-hidden="true" />
        {sayPick('pick.back')}
      </Button>
      <div ref={body}>
        <DishOptions
          dish={dish}
          groups={groups}
          draft={line}
          currency={here.store.currency}
          problem={asked ? problem : null}
          onChange={change}
        />
        <Field label={sayPick('pick.note')} className={styles.note}>
          {(wiring) => (
            <Input
              {...wiring}
              value={line.note}
              maxLength={NOTE}
              onChange={(event) => change({ note: event.target.value })}
            />
          )}
        </Field>
      </div>
    </SheetContent>
  );
}

/** The most of one dish that a line holds. */
const MOST = 999;
