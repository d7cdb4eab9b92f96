import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { quantityOf } from '@mam/domain/cart/change-cart.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { countedQuery } from '@mam/domain/taking/counted-query.ts';
import type { Selling } from '@mam/domain/taking/fresh-line.ts';
import { Chip } from '@mam/ui/control/chip.tsx';
import { isEnter } from '@mam/ui/control/composing.ts';
import { FindField } from '@mam/ui/control/find-field.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { type SayTaking, useTakingWords } from '../taking-words.ts';
import styles from './menu-pane.module.css';
import { MenuTile } from './menu-tile.tsx';
import { isNamed, namedBy, type Thing, type TileSection, tileSections } from './tile-sections.ts';

interface MenuPaneProps {
  readonly selling: Selling;
  readonly currency: Currency;
  readonly lines: readonly CartLine[];
  /** the thing added last: a number alone is about it */
  readonly last: Thing | null;
  /** the same function at every drawing: five hundred tiles are drawn once */
  readonly onAdd: (thing: Thing, quantity?: number) => void;
}

function nameOfSection({ kind, name }: TileSection, say: SayTaking): string {
  return kind === 'category' ? name : say(`section.${kind}`);
}

/** [OR130] [OR131] The menu to tap on, by its sections or by a search whose best answer Enter adds. */
export function MenuPane({ selling, currency, lines, last, onAdd }: MenuPaneProps) {
  const say = useTakingWords();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const sections = useMemo(() => tileSections(selling), [selling]);
  const section = sections.find(({ id }) => id === chosen) ?? sections[0];
  const query = countedQuery(typed, (text) => isNamed(selling.menu, text));
  const found = query.text === '' ? [] : namedBy(selling.menu, query.text);
  const isSearch = typed.trim() !== '';
  const first = query.text === '' && query.isCounted ? last : (found[0] ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isSearch) {
      event.stopPropagation();
      setTyped('');
    }
    if (!isEnter(event) || !isSearch) return;
    event.preventDefault();
    if (!first) return;
    onAdd(first, query.quantity);
    setTyped('');
  };
  const shown = isSearch ? (first && found.length === 0 ? [first] : found) : (section?.things ?? []);
  return (
    <section className={styles.menu} aria-label={say('menu')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside */}
      <div onKeyDown={onKeyDown}>
        <FindField
          value={typed}
          onChange={setTyped}
          label={say('menu.find')}
          clear={say('menu.clear')}
          maxLength={60}
          className={styles.find}
        />
      </div>
      {isSearch ? (
        <p className={styles.keys}>
          {say('menu.keys')}
          <span className="vh" role="status">
            {first ? say('menu.frames', { count: query.quantity, name: first.name }) : say('menu.foundNone')}
          </span>
        </p>
      ) : (
        <fieldset className={styles.chips} aria-label={say('menu.sections')}>
          {sections.map((one) => (
            <Chip key={one.id} pressed={one === section} onClick={() => setChosen(one.id)}>
              {nameOfSection(one, say)}
            </Chip>
          ))}
        </fieldset>
      )}
      {shown.length > 0 ? (
        <ul className={styles.tiles} key={isSearch ? 'found' : section?.id}>
          {shown.map((thing) => (
            <li key={thing.id}>
              <MenuTile
                thing={thing}
                selling={selling}
                currency={currency}
                count={quantityOf(lines, thing.id)}
                query={isSearch ? query.text : ''}
                framed={isSearch && thing === first ? query.quantity : 0}
                onAdd={onAdd}
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState className={styles.none} title={say(isSearch ? 'menu.foundNone' : 'menu.empty')}>
          {say(isSearch ? 'menu.foundNoneHint' : 'menu.emptyHint')}
        </EmptyState>
      )}
    </section>
  );
}
