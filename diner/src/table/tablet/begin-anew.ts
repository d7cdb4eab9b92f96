import { tabStorage } from '@mam/client/storage.ts';
import { leaveSitting } from '@mam/contract/table/sitting.ts';
import { call } from '../../data/call.ts';
import { forgetDevice } from '../../device/forget-device.ts';
import { keepTablet, type Tablet, tabletHome } from '../../device/tablet.ts';
import { dismissPlacing } from '../../placing/placing.ts';

/** ms that whatever is asked of the server on the way may take */
export const SHORTLY = 3_000;

const BEGUN = 'mam.begun';

let begins = false;
let begun = false;

/** Notices of the last guests: those on screen, and the way by which more would come. */
async function forgetNotices(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) return;
    for (const notice of await registration.getNotifications()) notice.close();
    await (await registration.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // this browser shows no notices
  }
}

function forgetGuests(tablet: Tablet): void {
  dismissPlacing();
  forgetDevice({ withLanguage: true });
  keepTablet({ ...tablet, touchedAt: null });
}

/** Whether a page would come: without a network it is the one this browser keeps. */
export const mayBeginAnew = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/** [TB72] Removes the last guests from this tablet and shows its table's home. `leaves`: the sitting it is still in. */
export async function beginAnew(tablet: Tablet, leaves: string | null): Promise<void> {
  if (begins) return;
  begins = true;
  if (leaves !== null)
    await call(leaveSitting, { params: { id: leaves }, signal: AbortSignal.timeout(SHORTLY) });
  // a push service that does not answer holds up nobody
  await Promise.race([forgetNotices(), new Promise((done) => setTimeout(done, SHORTLY))]);
  forgetGuests(tablet);
  tabStorage.setItem(BEGUN, '1');
  location.replace(tabletHome(tablet));
}

/** Forgets the guests once more: the page before may have heard of an order while it was going. */
export function endBeginning(tablet: Tablet): void {
  begun = tabStorage.getItem(BEGUN) !== null;
  if (begun) forgetGuests(tablet);
}

/** Whether the page has begun anew, said once. */
export function takeBegun(): boolean {
  const was = begun;
  begun = false;
  return was;
}
