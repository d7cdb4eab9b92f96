import { openOutline } from '@mam/domain/delivery/zone-outline.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { DeliveryZone, ZoneArea } from '@mam/domain/store/store.ts';
import { fromWire, WireError } from '../money/money-wire.ts';
import type { ZoneWire } from './restaurant.schema.ts';

/** A delivery zone of the wire as the house knows it. */
export function deliveryZoneFromWire(wire: ZoneWire, currency: Currency, index: number): DeliveryZone {
  const path = `shipping.zones[${index}]`;
  const { name, fee, minimum = 0, free_from: freeFrom } = wire;
  return {
    name,
    area: readZoneArea(wire, path),
    fee: fromWire(fee, currency, `${path}.fee`),
    minimum: fromWire(minimum, currency, `${path}.minimum`),
    freeFrom: freeFrom === undefined ? null : fromWire(freeFrom, currency, `${path}.free_from`),
  };
}

function readZoneArea({ polygon, circle, up_to_km: upToKm }: ZoneWire, path: string): ZoneArea {
  if ([polygon, circle, upToKm].filter((area) => area !== undefined).length !== 1)
    throw new WireError(path, 'needs one of polygon, circle and up_to_km');
  if (circle) return { kind: 'circle', center: circle.center, radiusKm: circle.radius_km };
  if (polygon) return { kind: 'polygon', corners: openOutline(polygon) };
  return { kind: 'distance', upToKm: upToKm ?? 0 };
}
