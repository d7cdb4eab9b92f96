import { isPhone } from '@mam/domain/contact/phone.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useQuery } from '@tanstack/react-query';
import { usePersisted } from '../../device/persisted.ts';
import { membershipQuery } from '../points-queries.ts';

/** The reader of the promotion screens: the number this device knows, and its points as far as they may be read. */
export interface Member {
  /** '' = none was typed yet */
  readonly phone: string;
  /** whole points; null = not known, or the number is to be proved first */
  readonly points: number | null;
  /** the number is to be proved before anything of it is shown [LO9] */
  readonly unproved: boolean;
  /** until when points can be spent; 0 = the number is to be proved anew; null = not known */
  readonly spendUntil: EpochMs | null;
}

export function useMember(brand: string): Member {
  const typed = usePersisted(({ user }) => user.phone);
  const phone = isPhone(typed) ? typed : '';
  const { data, isError } = useQuery({ ...membershipQuery(brand, phone), enabled: phone !== '' });
  // of a number that could not be read anew nobody says that it is to be proved: it may have been since
  const known = isError ? undefined : data;
  return {
    phone,
    points: data && !data.isProofNeeded ? data.points : null,
    unproved: known?.isProofNeeded ?? false,
    spendUntil: known ? (known.spendUntil ?? 0) : null,
  };
}
