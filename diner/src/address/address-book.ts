import { withoutSampleName } from '@mam/domain/contact/name.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { type Persisted, persist, persisted, type SavedAddress } from '../device/persisted.ts';
import { addressCounts } from '../store/locate.ts';

export type AddressToSave = Omit<SavedAddress, 'id' | 'updatedAt'>;

/** More would be a directory; the oldest makes room. */
const MOST = 20;

const bare = ({ text, detail, location }: Address): Address => ({ text, detail, location });

/** Delivers there from now on, and at the next visit. */
export function chooseAddress(address: Address, id: string | null): void {
  persist('choices', { address: bare(address), addressId: id });
  addressCounts();
}

/** Delivers nowhere until an address is chosen again. The list stays. */
export function leaveAddress(): void {
  persist('choices', { address: null, addressId: null });
}

/** Writes an address into the list, in the place of the one with this id where there is one; answers its id. */
export function saveAddress(address: AddressToSave, id: string | null, now: EpochMs): string {
  const { addresses } = persisted.getState();
  const name = withoutSampleName(address.name); // [CT6]
  const saved: SavedAddress = { ...address, name, id: id ?? newId(addresses, now), updatedAt: now };
  const others = addresses.filter((other) => other.id !== saved.id);
  persisted.setState({ addresses: [saved, ...others].slice(0, MOST) });
  // a diner without a name yet has just told it with the address
  const { user } = persisted.getState();
  persist('user', { name: user.name || saved.name, phone: user.phone || saved.phone });
  return saved.id;
}

/** Takes an address out of the list; an order that was to go there needs another one. */
export function forgetAddress(id: string): void {
  persisted.setState(({ addresses, choices }) => ({
    addresses: addresses.filter((address) => address.id !== id),
    choices: choices.addressId === id ? { ...choices, address: null, addressId: null } : choices,
  }));
}

/** [OR10] The name and phone that get the food: the saved address's where it has them, else the diner's own. */
export function orderRecipient(
  { addresses, choices, user }: Pick<Persisted, 'addresses' | 'choices' | 'user'>,
  delivered: boolean,
): { readonly name: string; readonly phone: string } {
  const saved = delivered ? addresses.find(({ id }) => id === choices.addressId) : undefined;
  return { name: saved?.name || user.name, phone: saved?.phone || user.phone };
}

/** Name and phone as just typed: the diner's own, or those of the address the order goes to. */
export function keepRecipient(recipient: { name: string; phone: string }, delivered: boolean): void {
  const { addresses, choices, user } = persisted.getState();
  const saved = delivered && addresses.find(({ id }) => id === choices.addressId);
  // an address that names nobody means the diner: it goes on doing so
  const named = saved && (saved.name || saved.phone) ? saved.id : null;
  const isDiner = !saved || (saved.name === user.name && saved.phone === user.phone);
  if (named === null || isDiner) persist('user', recipient);
  if (named !== null)
    persisted.setState({
      addresses: addresses.map((one) => (one.id === named ? { ...one, ...recipient } : one)),
    });
}

/** One list of one browser: the moment will do, unless two are written in one. */
function newId(addresses: readonly SavedAddress[], now: EpochMs): string {
  const id = now.toString(36);
  return addresses.some((address) => address.id === id) ? newId(addresses, now + 1) : id;
}
