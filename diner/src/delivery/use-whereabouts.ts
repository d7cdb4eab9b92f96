import type { Location } from '@mam/domain/store/store.ts';
import { usePersisted } from '../device/persisted.ts';
import { type Here, useHere } from '../store/locate.ts';

/** From where distances are told: the address chosen last, or the place measured last. */
export function useWhereabouts(): { readonly location: Location | null; readonly state: Here['state'] } {
  const here = useHere();
  const address = usePersisted(({ choices }) => choices.address);
  const chosen = address?.location ?? null;
  return { location: here.latest ? here.location : (chosen ?? here.location), state: here.state };
}
