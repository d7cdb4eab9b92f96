import type { ComboLine } from '@mam/domain/cart/cart-line.ts';
import { comboUnitPrice } from '@mam/domain/combo/combo-price.ts';
import { type ComboChoice, checkCombo, defaultChoice } from '@mam/domain/combo/selection.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import { useMemo, useState } from 'react';

export interface ComboDraft extends ComboChoice {
  readonly note: string;
  readonly quantity: number;
}

function initialComboDraft(combo: Combo, menu: Menu, line: ComboLine | null, wall: WallTime): ComboDraft {
  if (line) {
    const { main, parts, note, quantity } = line;
    return { main, parts, note, quantity };
  }
  return { ...defaultChoice(combo, menu, wall), note: '', quantity: 1 };
}

/** The choices of an open combo; price and validity come from the rules at every render. */
export function useComboDraft(combo: Combo, menu: Menu, line: ComboLine | null, wall: WallTime) {
  // until something is touched, what is chosen by itself follows the clock
  const [touched, setTouched] = useState<ComboDraft | null>(null);
  const start = useMemo(() => initialComboDraft(combo, menu, line, wall), [combo, menu, line, wall]);
  const draft = touched ?? start;
  const problem = checkCombo(combo, menu, draft, wall);
  const unit = comboUnitPrice(combo, menu, draft);
  const change = (part: Partial<ComboDraft>) => setTouched((now) => ({ ...(now ?? start), ...part }));
  return { draft, change, problem, unit };
}
