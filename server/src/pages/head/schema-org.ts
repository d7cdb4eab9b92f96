import { carries, type DietFacts, type DietMark, MARKS } from '@mam/domain/diet/facts.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { startingPrice } from '@mam/domain/options/starting-price.ts';
import type { HoursRange, SpecialDay, Store } from '@mam/domain/store/store.ts';
import { formatMinuteOfDay, sortableDay } from '@mam/domain/time/format-time.ts';
import type { PageSubject } from '../shown-things.ts';
import { wholeAddress } from '../whole-address.ts';

type Thing = Readonly<Record<string, unknown>>;

/** How schema.org calls what a symbol stands for; without a code an amount is left out. */
const CODES: Readonly<Record<string, string>> = { đ: 'VND', '₫': 'VND', '€': 'EUR', $: 'USD', '£': 'GBP' };
/** By the wire's numbers: Monday 2 … Sunday 8. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function offerOf(price: Minor, currency: Currency, soldOut: boolean): Thing {
  const code = CODES[currency.symbol];
  return {
    '@type': 'Offer',
    ...(code && { price: (price / 10 ** currency.decimals).toFixed(currency.decimals), priceCurrency: code }),
    ...(soldOut && { availability: 'https://schema.org/SoldOut' }),
  };
}

/** A search engine that wants them all reads the map of the site. */
const MOST_DISHES = 300;

/** The names of diets at schema.org. */
const DIETS: Readonly<Record<DietMark, string>> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  gluten_free: 'GlutenFreeDiet',
};

/** [DI3] Every diet a dish suits; who searches for vegetarian food finds what is vegan too. */
function dietsOf(facts: DietFacts): string[] {
  return MARKS.filter((mark) => carries(facts, mark)).map((mark) => `https://schema.org/${DIETS[mark]}`);
}

function openingHoursThing({ day, start, end }: HoursRange): Thing {
  const days = day === null ? DAYS : DAYS.slice(day - 2, day - 1);
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((name) => `https://schema.org/${name}`),
    opens: formatMinuteOfDay(start),
    closes: formatMinuteOfDay(end),
  };
}

/** [ST10] A date's own hours; closed is said by a day that begins and ends at midnight. */
function specialHoursThings({ day, hours }: SpecialDay): Thing[] {
  const date = sortableDay(day);
  const ranges = hours.length > 0 ? hours : [{ start: 0, end: 0 }];
  return ranges.map(({ start, end }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: formatMinuteOfDay(start),
    closes: formatMinuteOfDay(end),
  }));
}

/** The pieces of schema.org about one store, with absolute addresses. */
class Describer {
  readonly #publicUrl: string;

  constructor(publicUrl: string) {
    this.#publicUrl = publicUrl;
  }

  #pictureAt(address: string | null): Thing {
    const image = address && wholeAddress(address, this.#publicUrl);
    return image ? { image } : {};
  }

  store(store: Store, address: string): Thing {
    const { location } = store;
    return {
      '@type': 'Restaurant',
      name: store.name,
      address: store.address,
      url: new URL(address, this.#publicUrl).href,
      ...(store.phone && { telephone: store.phone }),
      ...this.#pictureAt(store.coverUrl),
      ...(location && {
        geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
      }),
      ...(store.hours.length > 0 && { openingHoursSpecification: store.hours.map(openingHoursThing) }),
      ...(store.specialDays.length > 0 && {
        specialOpeningHoursSpecification: store.specialDays.flatMap(specialHoursThings),
      }),
    };
  }

  dish(dish: Dish, { currency }: Store): Thing {
    const { url, cutout } = dish.picture;
    const diets = dietsOf(dish.diet);
    return {
      '@type': 'MenuItem',
      name: dish.name,
      ...(dish.description && { description: dish.description }),
      ...this.#pictureAt(cutout ? null : url),
      ...(diets.length > 0 && { suitableForDiet: diets }),
      offers: offerOf(startingPrice(dish).charged, currency, dish.soldOut),
    };
  }

  combo(combo: Combo): Thing {
    return {
      '@type': 'MenuItem',
      name: combo.name,
      ...(combo.description && { description: combo.description }),
    };
  }

  menu(menu: Menu, store: Store): Thing {
    const shown = menu.categories.filter(({ shown }) => shown);
    const told = menu.dishes
      .filter(({ virtual, takeAway, categoryId }) => {
        return !virtual && takeAway && shown.some(({ id }) => id === categoryId);
      })
      .slice(0, MOST_DISHES);
    const sections = shown.map(({ id, name }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: told.filter(({ categoryId }) => categoryId === id).map((dish) => this.dish(dish, store)),
    }));
    return {
      '@type': 'Menu',
      hasMenuSection: sections.filter(({ hasMenuItem }) => hasMenuItem.length > 0),
    };
  }
}

/** The subject of a page, for search engines: the restaurants of a brand, one with its menu, or one dish of it. */
export function pageSchemaOrg(
  shown: PageSubject,
  publicUrl: string,
  addressOf: (store: Store) => string,
): Thing {
  const describe = new Describer(publicUrl);
  const context = { '@context': 'https://schema.org' };
  const { stores, store, menu, dish, combo } = shown;
  if (!store) {
    return { ...context, '@graph': stores.map((one) => describe.store(one, addressOf(one))) };
  }
  const restaurant = describe.store(store, addressOf(store));
  if (dish) return { ...context, ...describe.dish(dish, store), offeredBy: restaurant };
  if (combo) return { ...context, ...describe.combo(combo), offeredBy: restaurant };
  return { ...context, ...restaurant, ...(menu && { hasMenu: describe.menu(menu, store) }) };
}
