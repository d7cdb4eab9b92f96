import type { GroupOrderRole } from './may.ts';
import { isIn, MOST_MEMBERS, type Session } from './session.ts';

/** [GO25] So many are made in one group order, those taken away again counted as well: every reading reads them. */
export const MOST_PLACES_MADE = 2 * MOST_MEMBERS;

/** A place as far as it says who may choose for it. */
export interface PlaceOf {
  readonly uid: string;
  /** the maker of a place for a guest without a phone; null = its guest has a phone */
  readonly madeBy: string | null;
}

/** [GO24] Whether somebody may choose for a place: their own, one they have made, and the owner any that was made. */
export function mayFill(
  { uid, madeBy }: PlaceOf,
  who: { readonly uid: string; readonly role: GroupOrderRole },
): 'GROUP_ORDER_NOT_YOUR_PLACE' | null {
  if (uid === who.uid) return null;
  if (madeBy === null) return 'GROUP_ORDER_NOT_YOUR_PLACE';
  return madeBy === who.uid || who.role === 'owner' ? null : 'GROUP_ORDER_NOT_YOUR_PLACE';
}

/** [GO26] The end of a guest's place when its maker is out: with dishes it becomes the owner's, without it is gone. */
export const afterMakerLeft = ({ itemCount }: Pick<Session, 'itemCount'>): 'owners' | 'gone' =>
  itemCount > 0 ? 'owners' : 'gone';

/** [GO26] The places somebody made that still are in it. */
export const placesMadeBy = <S extends Session & PlaceOf>(sessions: readonly S[], uid: string): S[] =>
  sessions.filter((one) => isIn(one) && one.madeBy === uid);
