import type { Me } from '@mam/contract/staff/me.schema.ts';
import { worksFor } from '@mam/domain/staff/roles.ts';
import type { Kysely } from 'kysely';
import { brandDocument } from '../brand/brand-document.ts';
import { brandByCode } from '../brand/queries.ts';
import type { Tables } from '../db/tables.ts';
import type { StaffMember } from '../http/caller/principal.ts';
import { storesOfBrand } from '../store/queries.ts';
import { hasTotp, recoveryCodesLeft } from './totp/totp.ts';

/** The signed-in person, or the device with nobody at it, with their brand and stores. */
export async function readMe(
  db: Kysely<Tables>,
  staff: Pick<StaffMember, 'id' | 'brand' | 'name' | 'role' | 'stores' | 'device' | 'byPin'>,
): Promise<Me> {
  const row = await brandByCode(db, staff.brand);
  if (!row) throw new Error(`the account ${staff.name} has no brand`);
  const { brand } = brandDocument(row);
  const stores = await storesOfBrand(db, staff.brand);
  const totp = await hasTotp(db, staff.id);
  return {
    name: staff.name,
    role: staff.role,
    device: staff.device?.name ?? null,
    by_pin: staff.byPin,
    totp,
    recovery_codes_left: totp ? await recoveryCodesLeft(db, staff.id) : null,
    brand: {
      pos_parent: row.code,
      name: row.name,
      main_color: brand.color_scheme?.find((colour) => colour.name === 'main_color')?.value ?? null,
    },
    stores: stores
      .filter(({ id }) => worksFor(staff, { brand: staff.brand, id }))
      .map(({ id, name }) => ({ id, name })),
  };
}
