import { phoneKey } from '@mam/domain/contact/phone.ts';

/** Where a demo's sample life goes on: the first store of its first brand, open at any hour. */
export const STAGE = { brand: 'BEPNHA', store: 101 } as const;

/** The table its sample guests sit at. */
export const STAGE_TABLE = '7';

/** The owner of its group order is known by this number. */
export const GROUP_OWNER_PHONE = '0901000621';
export const GROUP_OWNER_KEY = phoneKey(GROUP_OWNER_PHONE) ?? '';
