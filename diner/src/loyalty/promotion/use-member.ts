import { isPhone } from '@mam/domain/contact/phone.ts';
import { useQuery } from '@tanstack/react-query';
import { usePersisted } from '../../device/persisted.ts';
import { membershipQuery } from '../points-queries.ts';

/** Whom the promotion screens are for: the number this device knows, and what may be read of it. */
export interface Member {
  /** '' = none was typed yet */
  readonly phone: string;
  /** whole points; null = not known, or the number is to be proved first */
  readonly points: number | null;
  /** the number is to be proved before anything of it is shown [LO9] */
  readonly unproved: boolean;
  /** seconds until which points can be spent; 0 = the number is to be proved anew */
  readonly spendUntil: number;
}

export function useMember(brand: string): Member {
  const typed = usePersisted(({ user }) => user.phone);
  const phone = isPhone(typed) ? typed : '';
  const { data } = useQuery({ ...membershipQuery(brand, phone), enabled: phone !== '' });
  const unproved = data?.verification_required ?? false;
  return {
    phone,
    points: data && !unproved ? data.point : null,
    unproved,
    spendUntil: data?.spend_until ?? 0,
  };
}
