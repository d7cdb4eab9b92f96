import type { DeviceHere } from '@mam/contract/staff/device/device.schema.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { DeviceOfStore } from '../../http/caller/principal.ts';
import { storeOfBrand } from '../../store/queries.ts';
import { peopleOfBrand } from '../queries.ts';

/** A device as it shows itself: where it stands, and whom it knows. */
export async function readDevice(db: Kysely<Tables>, device: DeviceOfStore): Promise<DeviceHere | null> {
  const { id, brand, storeId, name } = device;
  const store = await storeOfBrand(db, brand, storeId);
  if (!store) return null;
  const pins = await db.selectFrom('device_pins').select('staff_id').where('device_id', '=', id).execute();
  const known = new Set(pins.map(({ staff_id }) => staff_id));
  const people = (await peopleOfBrand(db, brand))
    .filter(({ stores }) => worksFor({ brand, stores }, { brand, id: storeId }))
    .map((person) => ({
      id: person.id,
      name: person.display_name || person.name,
      role: person.role,
      has_pin: known.has(person.id),
    }));
  return { name, store: { id: store.id, name: store.name }, people };
}
