import type { Currency } from '@mam/domain/money/currency.ts';
import type {
  Location,
  NamedCampaign,
  NamedVoucher,
  OrderType,
  PriceField,
  Shipping,
  SlotLimit,
  Store,
} from '@mam/domain/store/store.ts';
import { DEFAULT_ZONE, type Zone } from '@mam/domain/time/moment.ts';
import type { ConfigOverrides, ConfigWire, OrderTypeWire } from '../brand/config.schema.ts';
import { isOn } from '../http/flag.ts';
import { currencyFromWire } from '../money/currency-wire.ts';
import { fromWire, rateFromWire } from '../money/money-wire.ts';
import { datedHours, specialDays, undatedHours } from './hours-wire.ts';
import { languagesFromWire } from './languages-wire.ts';
import { findTransferAccount, paymentOffers } from './payments-wire.ts';
import type { OrderSlots, RestaurantWire } from './restaurant.schema.ts';
import { switchFromWire } from './switch-wire.ts';
import { deliveryZoneFromWire } from './zone-wire.ts';

/** Minutes for a kitchen that names no time of its own. */
const PREP_MINUTES = 15;
const ANSWER_MINUTES = 5;

const ourType = (type: OrderTypeWire): OrderType => (type === 'PICK' ? 'PICKUP' : type);

function readOrderTypes(types: ConfigOverrides['order_types']): OrderType[] {
  if (!types) return ['DELI', 'PICKUP']; // missing is the default, empty is "temporarily closed"
  return [...new Set(types.map(ourType))];
}

function readPriceField({ price_field: field, price_show_on_web: other }: ConfigOverrides): PriceField {
  const named = [field, other].find((name) => name === 'ots_price' || name === 'ta_price');
  return named === 'ots_price' ? 'ots_price' : 'ta_price';
}

/** A Config store without amounts agrees the fee by phone. */
function readShipping(restaurant: RestaurantWire, config: ConfigOverrides, currency: Currency): Shipping {
  const kind = restaurant.delivery_fee_calculation_type ?? config.delivery_fee_calculation_type;
  if (kind === 'FreeShip' || kind === 'Partner') return { kind };
  if (kind !== 'Config') return { kind: 'Negotiation' };
  const { flat, steps, zones } = restaurant.shipping ?? {};
  if (flat !== undefined) return { kind, flat: fromWire(flat, currency, 'shipping.flat') };
  if (zones) return { kind, zones: zones.map((zone, index) => deliveryZoneFromWire(zone, currency, index)) };
  if (!steps) return { kind: 'Negotiation' };
  const read = steps.map((step, index) => ({
    upToKm: step.up_to_km,
    fee: fromWire(step.fee, currency, `shipping.steps[${index}].fee`),
  }));
  return { kind, steps: read.sort((a, b) => a.upToKm - b.upToKm) };
}

function readSlotLimit({ minutes, orders, order_types: types }: OrderSlots): SlotLimit {
  const named = types?.map(ourType) ?? ['DELI', 'DELIAT', 'PICKUP'];
  return { minutes, orders, types: [...new Set(named)] };
}

function readLocation({ Pos_Latitude: lat, Pos_Longitude: lng }: RestaurantWire): Location | null {
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

function readHours({ delivery_times: dated, business_times: undated }: RestaurantWire) {
  if (dated && dated.length > 0) return datedHours(dated, 'delivery_times');
  return undatedHours(undated ?? [], 'business_times');
}

type ShownVoucher = NonNullable<ConfigOverrides['vouchers']>[number];

function readNamedVoucher(wire: ShownVoucher, index: number): NamedVoucher {
  const { voucher_code: code, voucher_campaign_name: name, discount_percent: share } = wire;
  const rate = share ? rateFromWire(share, `vouchers[${index}].discount_percent`) : null;
  return { code: code.trim(), name: name ?? '', rate };
}

type CampaignDetail = NonNullable<ConfigOverrides['campaign_detail']>[number];

function readNamedCampaign({
  name,
  date_start: start,
  date_end: end,
  list_pos_id: ids,
}: CampaignDetail): NamedCampaign {
  // the last second counts whole
  return { name: name ?? '', from: start * 1000, until: end * 1000 + 999, storeIds: ids ?? [] };
}

/** The zone a store's clock runs in. */
export const timeZoneOf = ({ tz }: Pick<RestaurantWire, 'tz'>): Zone => tz ?? DEFAULT_ZONE;

/** [MO1] The currency of a store: its own, else its brand's. */
export const storeCurrency = (
  restaurant: Pick<RestaurantWire, 'currency' | 'config'> | undefined,
  brandConfig: Pick<ConfigWire, 'currency'> | null,
): Currency =>
  currencyFromWire(restaurant?.currency ?? restaurant?.config?.currency ?? brandConfig?.currency);

/**
 * A restaurant of the wire as the house knows it: its own settings over `config`s, then the defaults.
 * Throws WireError, with a path inside the restaurant, for an amount, rate or time that cannot be taken.
 */
export function storeFromWire(restaurant: RestaurantWire, brandConfig: ConfigWire): Store {
  const config = { ...brandConfig, ...restaurant.config };
  const currency = storeCurrency(restaurant, brandConfig);
  const extra = restaurant.extra_data ?? {};
  const delivery = restaurant.time_delivery ?? config.time_delivery;
  const phone = extra.phone || restaurant.Phone_Number || '';
  return {
    id: restaurant.Id,
    brand: brandConfig.pos_parent.toUpperCase(),
    name: restaurant.Pos_Name,
    address: restaurant.Pos_Address,
    location: readLocation(restaurant),
    phone,
    phoneText: extra.phone_text || phone,
    supportPhone: config.support_phone || phone,
    coverUrl: restaurant.Image_Path || config.image_url || null,
    pictureUrl: restaurant.Image_Path_Thumb || restaurant.Image_Path || null,
    logoUrl: config.image_thumb_url || restaurant.Image_Path_Thumb || null,
    listed: isOn(restaurant.Active),
    orderTypes: readOrderTypes(restaurant.order_types ?? config.order_types),
    hasMenu: restaurant.has_menu !== false,
    outOfService: (restaurant.pos_status ?? config.pos_status) === 'OUT_OF_SERVICE',
    zone: timeZoneOf(restaurant),
    hours: readHours(restaurant),
    deliveryHours: Array.isArray(delivery) ? datedHours(delivery, 'time_delivery') : [],
    specialDays: specialDays(restaurant.special_days ?? []),
    deliveryMinutes: typeof delivery === 'number' ? delivery : null,
    prepMinutes: extra.prep_minutes ?? PREP_MINUTES,
    noticeMinutes: extra.notice_minutes ?? 0,
    answerMinutes: extra.answer_minutes ?? ANSWER_MINUTES,
    acceptsItself: isOn(extra.accepts_itself),
    hideStatus: isOn(extra.hide_status),
    currency,
    languages: languagesFromWire(brandConfig, restaurant),
    priceField: readPriceField(config),
    minimumOrder: fromWire(config.min_order_amount ?? 0, currency, 'min_order_amount'),
    distanceLimitKm: config.delivery_distance_limit ?? 0,
    scheduledDays: extra.nod_preorder || config.scheduled_days_limit || 3,
    slots: (restaurant.order_slots ?? []).map(readSlotLimit),
    vatRate: rateFromWire(restaurant.vat_rate ?? config.vat_rate ?? config.crm_config?.vat ?? 0, 'vat_rate'),
    serviceRate: rateFromWire(
      restaurant.service_charge_rate ?? config.service_charge_rate ?? config.crm_config?.service_charge ?? 0,
      'service_charge_rate',
    ),
    shipping: readShipping(restaurant, config, currency),
    payments: paymentOffers(config, restaurant.Id),
    prepaid: config.payment_type === 'PREPAID',
    bankAccount: findTransferAccount(config, restaurant.Id),
    transferAtOnce: config.transfer_at_once === true,
    sharesToStore: config.shares_to_store === true,
    captcha: config.captcha === true,
    openUnpaidLimit: config.open_unpaid_limit ?? 3,
    tableName: restaurant.table_name ?? config.table_name ?? '',
    tablesStopped: restaurant.tables_stopped === true,
    switches: (restaurant.switches ?? []).map(switchFromWire),
    serviceNotes: config.request_service_notes ?? [],
    classicDetail: isOn(extra.deskstop_product_detail_is_classic),
    vouchers: (config.vouchers ?? []).map(readNamedVoucher),
    campaigns: (config.campaign_detail ?? []).map(readNamedCampaign),
  };
}
