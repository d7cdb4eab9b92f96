import type { Suggestion, SuggestionGroup } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { isOn } from '../http/flag.ts';
import type { MenuWire, SuggestionGroupWire, SuggestionWire } from './menu.schema.ts';
import type { Report } from './report.ts';

type Suggest = NonNullable<MenuWire['order_suggest']>;

/** Whether the menu names it at all; what is only not sold now is no mistake. */
export type Known = (suggestion: Suggestion) => boolean;

function readSuggestions(
  wires: readonly SuggestionWire[] | undefined,
  path: string,
  known: Known,
  report: Report,
): Suggestion[] {
  const read = (wires ?? []).map((wire): Suggestion => {
    const type = wire?.type;
    const kind = type === 'Item' || type === 'NormalCombo' ? type : 'SpecialCombo';
    return { kind, id: String(wire?.id) };
  });
  return read.filter((suggestion, index) => {
    if (known(suggestion)) return true;
    report(`${path}[${index}].id`, `names an unknown ${suggestion.kind} (${suggestion.id})`);
    return false;
  });
}

function readSuggestionGroup(
  wire: SuggestionGroupWire | undefined,
  path: string,
  known: Known,
  report: Report,
): SuggestionGroup {
  const suggestions = readSuggestions(wire?.normal_suggestions, `${path}.normal_suggestions`, known, report);
  return { active: isOn(wire?.active), suggestions };
}

/** "This dish is usually eaten with". */
function readWithDish(wire: Suggest['order'], path: string, known: Known, report: Report): Menu['withDish'] {
  const entries = (wire?.special_suggestions ?? []).map((entry, index) => {
    const at = `${path}.special_suggestions[${index}]`;
    const dishId = String(entry?.item_select);
    if (!known({ kind: 'Item', id: dishId }))
      report(`${at}.item_select`, `names an unknown dish (${dishId})`);
    return { dishId, suggestions: readSuggestions(entry?.items, `${at}.items`, known, report) };
  });
  return { active: isOn(wire?.active), name: wire?.name ?? '', entries };
}

/** The four groups of order_suggest. */
export function suggestionsFromWire(
  wire: MenuWire['order_suggest'],
  known: Known,
  report: Report,
): Pick<Menu, 'bestSellers' | 'newDishes' | 'sideDishes' | 'withDish'> {
  return {
    bestSellers: readSuggestionGroup(wire?.best_seller, 'order_suggest.best_seller', known, report),
    newDishes: readSuggestionGroup(wire?.new_dish, 'order_suggest.new_dish', known, report),
    sideDishes: readSuggestionGroup(wire?.side_dish, 'order_suggest.side_dish', known, report),
    withDish: readWithDish(wire?.order, 'order_suggest.order', known, report),
  };
}
