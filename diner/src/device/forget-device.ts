import { EMPTY, persisted } from './persisted.ts';
import { store } from './storage/persist-on-device.ts';
import { NOTHING } from './storage/persisted-form.ts';
import { TABLET_KEY } from './tablet.ts';

const STAYS: readonly string[] = ['mam.kept', TABLET_KEY];

/**
 * [DN9] [TB72] Forgets the owner of this browser in all tabs: all it keeps, and all this tab does. The brand's colours
 * stay, and the table a tablet stays on [TB70]; `withLanguage` = the language goes, too.
 */
export function forgetDevice({ withLanguage }: { readonly withLanguage: boolean }): void {
  const { place, colours, user: before } = persisted.getState();
  const user = withLanguage ? EMPTY.user : { ...EMPTY.user, locale: before.locale };
  persisted.setState({ ...EMPTY, user, place, colours });
  store({ ...NOTHING, user, place, colours });
  for (const kept of [() => localStorage, () => sessionStorage])
    try {
      for (const name of Object.keys(kept()))
        if (name.startsWith('mam.') && !STAYS.includes(name)) kept().removeItem(name);
    } catch {
      // forbidden: then there is nothing
    }
}
