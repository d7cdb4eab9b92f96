import type { Category, Dish, DishPicture } from '@mam/domain/menu/dish.ts';
import { salePrice } from '@mam/domain/menu/dish-price.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import type { Variant } from '@mam/domain/options/choosable.ts';
import type { Option, OptionGroup } from '@mam/domain/options/option-group.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { SaleWindow } from '@mam/domain/time/sale-window.ts';
import { dietFromWire } from '../diet/diet-wire.ts';
import { isOn } from '../http/flag.ts';
import { fromWire, rateFromWire, WireError } from '../money/money-wire.ts';
import type { ChildWire, CustomizationWire, ItemTypeWire, ItemWire, OptionWire } from './item.schema.ts';
import { groupMaximum } from './most-of.ts';
import { keepReadable, type Report } from './report.ts';

const TURMERIC = 70;

interface WirePicture {
  readonly image_url?: string | null;
  readonly image_hue?: number;
  readonly image_cutout?: 0 | 1 | boolean;
}

export function pictureFromWire(wire: WirePicture): DishPicture {
  return { url: wire.image_url || null, hue: wire.image_hue ?? TURMERIC, cutout: isOn(wire.image_cutout) };
}

/** A drawing that stands in for a missing picture of a dish. */
const NO_PICTURE = '/static/images/default_food.svg';

/** ACTIVE and OUT_OF_STOCK are sold; a status we do not know is not. */
const isSold = (status: string | undefined): boolean =>
  status === undefined || status === 'ACTIVE' || status === 'OUT_OF_STOCK';

/** [ME16] Whether something is sold out, and until when. */
export function readSoldOut({
  status,
  sold_out_until: until,
}: {
  readonly status?: string;
  readonly sold_out_until?: number;
}): { readonly soldOut: boolean; readonly soldOutUntil?: EpochMs } {
  const soldOut = status === 'OUT_OF_STOCK';
  return { soldOut, ...(soldOut && until !== undefined && { soldOutUntil: until }) };
}

function readSaleWindow(wire: { time_sale_date_week?: number; time_sale_hour_day?: number }): SaleWindow {
  return { days: wire.time_sale_date_week ?? 0, hours: wire.time_sale_hour_day ?? 0 };
}

/** The price of the list the store sells by. */
export function readListPrice(amount: number | undefined, store: Store, path: string): Minor {
  if (amount === undefined) throw new WireError(path, 'is missing');
  return fromWire(amount, store.currency, path);
}

function readVariant(wire: ChildWire, item: ItemWire, store: Store, path: string): Variant {
  const listPrice = readListPrice(wire[store.priceField], store, `${path}.${store.priceField}`);
  const discount = rateFromWire(wire.discount ?? item.discount ?? 0, `${path}.discount`);
  return {
    id: String(wire.id),
    name: wire.name,
    ...readSoldOut(wire),
    listPrice,
    price: salePrice(listPrice, discount, isOn(wire.foc) || isOn(item.foc)),
  };
}

function readOption(wire: OptionWire, store: Store, path: string): Option {
  return {
    id: String(wire.id),
    name: wire.name,
    ...readSoldOut(wire),
    price: fromWire(wire.price ?? 0, store.currency, `${path}.price`),
    window: readSaleWindow(wire),
  };
}

function readOptionGroup(wire: CustomizationWire, store: Store, path: string, report: Report): OptionGroup {
  const min = wire.min_permitted ?? 0;
  const max = groupMaximum(wire);
  if (min > max) throw new WireError(`${path}.min_permitted`, `is above max_permitted (${max})`);
  return {
    id: String(wire.id),
    name: wire.name,
    min,
    max,
    unbounded: min === 0 && max === UNLIMITED,
    single: max === 1,
    options: keepReadable(wire.options, `${path}.options`, report, (option, at) =>
      !isSold(option.status) ? null : readOption(option, store, at),
    ),
  };
}

/** A dish of the wire; null when it is not sold at all. Throws WireError when it cannot be read. */
export function dishFromWire(wire: ItemWire, store: Store, path: string, report: Report): Dish | null {
  if (!isSold(wire.status)) return null;
  const listPrice = readListPrice(wire[store.priceField], store, `${path}.${store.priceField}`);
  const discount = rateFromWire(wire.discount ?? 0, `${path}.discount`);
  const free = isOn(wire.foc);
  return {
    id: String(wire.id),
    storeItemId: String(wire.store_item_id ?? wire.id),
    name: wire.name,
    description: wire.description ?? '',
    categoryId: String(wire.type_id),
    sort: wire.sort ?? 0,
    ...readSoldOut(wire),
    picture: wire.image_url
      ? pictureFromWire(wire)
      : { ...pictureFromWire(wire), url: NO_PICTURE, cutout: true },
    listPrice,
    price: salePrice(listPrice, discount, free),
    discount,
    free,
    virtual: isOn(wire.is_virtual),
    sideDish: isOn(wire.is_eat_with),
    takeAway: wire.allow_take_away === undefined || isOn(wire.allow_take_away),
    window: readSaleWindow(wire),
    variants: keepReadable(wire.childs, `${path}.childs`, report, (child, at) =>
      !isSold(child.status) ? null : readVariant(child, wire, store, at),
    ),
    groups: keepReadable(wire.customizations, `${path}.customizations`, report, (group, at) =>
      readOptionGroup(group, store, at, report),
    ),
    diet: dietFromWire(wire),
    slug: wire.slug ?? '',
    suggestType: wire.suggest_type ?? '',
    suggestBy: wire.suggest_by ?? '',
  };
}

export function categoryFromWire(wire: ItemTypeWire): Category {
  return {
    id: String(wire.text_id),
    name: wire.name,
    shown: wire.active === undefined || isOn(wire.active),
    sideDish: isOn(wire.is_eat_with),
    sort: wire.sort ?? 0,
    picture: pictureFromWire(wire),
  };
}
