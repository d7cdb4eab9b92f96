import { maskNumbers } from '@mam/domain/contact/mask.ts';
import type { Logger } from 'pino';
import type { StaffMember } from '../../http/caller/principal.ts';

/** The events of accounts that are logged, once they are kept. */
export type AccountEvent =
  | 'signed in'
  | 'signed out'
  | 'signed out everywhere'
  | 'person added'
  | 'person changed'
  | 'person removed'
  | 'password changed'
  | 'device added'
  | 'device removed'
  | 'key made'
  | 'key ended'
  | 'digits chosen'
  | 'browsers signed out'
  | 'second step on'
  | 'second step off';

/** The person who acts. A name was typed by somebody: a phone number in it is masked. */
type By = Pick<StaffMember, 'id' | 'brand' | 'name'>;

/** More of it; never a password, a code or a secret. */
interface AccountEventDetails {
  readonly person?: string;
  readonly role?: string;
  readonly stores?: readonly number[];
  readonly network?: string;
  readonly device?: string;
}

/** [SF16] Writes into the log what was done to an account and by whom. */
export function noteAccount(
  log: Logger,
  event: AccountEvent,
  { id, brand, name }: By,
  told: AccountEventDetails = {},
): void {
  log.info({ event, brand, by: id, name: maskNumbers(name), ...told });
}
