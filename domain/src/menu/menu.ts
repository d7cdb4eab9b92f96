import type { Combo } from './combo.ts';
import type { Category, Dish, Suggestion, SuggestionGroup } from './dish.ts';
import type { Layout } from './layout.ts';

/** Everything one store sells, ready to ask. Built once per menu version. */
export interface Menu {
  readonly dishes: readonly Dish[];
  readonly categories: readonly Category[];
  readonly combos: readonly Combo[];
  /** every dish by id, parts that only exist inside combos included */
  readonly dishById: ReadonlyMap<string, Dish>;
  readonly comboById: ReadonlyMap<string, Combo>;
  readonly bestSellers: SuggestionGroup;
  readonly newDishes: SuggestionGroup;
  readonly sideDishes: SuggestionGroup;
  readonly withDish: {
    readonly active: boolean;
    readonly name: string;
    readonly entries: readonly { readonly dishId: string; readonly suggestions: readonly Suggestion[] }[];
  };
  readonly menuType: Layout;
  readonly itemType: Layout;
  /** null = not said */
  readonly comboType: Layout | null;
  /** the brand's official page on Zalo; null = it has none */
  readonly zaloPageId: string | null;
  /** further things guests may call for, as the menu names them [TB22] */
  readonly serviceNotes: readonly string[];
}
