import { useWords } from '@mam/client/i18n.ts';
import { wishable } from '@mam/domain/diet/wish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useMemo } from 'react';
import { dietWords, menuWords } from '../words/areas.ts';
import { forgetWish, toggleMark, toggleWithout, useWish } from './wish.ts';
import styles from './wish-sheet.module.css';

interface WishSheetProps {
  readonly menu: Menu;
  /** dishes and combos left on the page */
  readonly left: number;
  readonly onClose: () => void;
}

/** Everything found in either list, in the order of the first. */
const either = <T,>(order: readonly T[], more: readonly T[]): T[] => [...new Set([...order, ...more])];

/** The wish: substances to leave out, marks to have. Every tap holds at once, on this page and every visit. */
export function WishSheet({ menu, left, onClose }: WishSheetProps) {
  const say = useWords(dietWords);
  const sayMenu = useWords(menuWords);
  const wish = useWish();
  const offered = useMemo(() => wishable(menu.dishes.map(({ diet }) => diet)), [menu]);
  const marks = either(offered.marks, wish.marks);
  const without = either(offered.without, wish.without);
  return (
    <Sheet title={say('title')} onClose={onClose} footer={<WishFooter left={left} />}>
      <div className={styles.body}>
        {marks.length > 0 ? (
          <fieldset>
            <legend>{say('marks')}</legend>
            {marks.map((mark) => (
              <Chip key={mark} outline pressed={wish.marks.includes(mark)} onClick={() => toggleMark(mark)}>
                {sayMenu(mark)}
              </Chip>
            ))}
          </fieldset>
        ) : null}
        {without.length > 0 ? (
          <fieldset>
            <legend>{say('without')}</legend>
            {without.map((allergen) => (
              <Chip
                key={allergen}
                outline
                pressed={wish.without.includes(allergen)}
                onClick={() => toggleWithout(allergen)}
              >
                {say(allergen)}
              </Chip>
            ))}
          </fieldset>
        ) : null}
        <p className="muted small">{say('how')}</p>
      </div>
    </Sheet>
  );
}

function WishFooter({ left }: Pick<WishSheetProps, 'left'>) {
  const say = useWords(dietWords);
  const leave = useLeaveModal();
  const wish = useWish();
  const any = wish.without.length + wish.marks.length > 0;
  return (
    <div className={styles.foot}>
      {any ? (
        <Button size="big" onClick={forgetWish}>
          {say('off')}
        </Button>
      ) : null}
      <Button kind="primary" size="big" className="grow" onClick={leave}>
        <span aria-live="polite">{left > 0 ? say('show', { n: left }) : say('show_none')}</span>
      </Button>
    </div>
  );
}
