import { store } from './persist-on-device.ts';
import { EMPTY, persisted } from './persisted.ts';
import { NOTHING } from './persisted-form.ts';

/** [DN9] This browser forgets whom it belongs to, in all tabs: what it keeps, and what this tab does. The language stays. */
export function forgetDevice(): void {
  const user = { ...EMPTY.user, locale: persisted.getState().user.locale };
  const { place, colours } = persisted.getState();
  persisted.setState({ ...EMPTY, user, place, colours });
  store({ ...NOTHING, user, place, colours });
  for (const kept of [() => localStorage, () => sessionStorage])
    try {
      for (const name of Object.keys(kept()))
        if (name.startsWith('mam.') && name !== 'mam.kept') kept().removeItem(name);
    } catch {
      // forbidden: then there is nothing
    }
}
