import { deviceStorage } from '@mam/client/storage.ts';
import { type Language, negotiateLanguage } from '@mam/contract/http/language.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

export type Theme = 'system' | 'light' | 'dark';

/** The choices this device keeps between shifts; none of them says who is signed in. */
interface KeptChoices {
  /** null = not chosen yet: the browser's own language */
  readonly language: Language | null;
  readonly theme: Theme;
  readonly bellOn: boolean;
  readonly brand: string | null;
  /** the name typed last, so that only the password is left to type */
  readonly staffName: string;
  readonly storeId: number | null;
}

const FIRST: KeptChoices = {
  language: null,
  theme: 'system',
  bellOn: true,
  brand: null,
  staffName: '',
  storeId: null,
};

export const useKeptChoices = create<KeptChoices>()(
  persist(() => FIRST, { name: 'mam-staff', version: 1, storage: createJSONStorage(() => deviceStorage) }),
);

export function keep(choices: Partial<KeptChoices>): void {
  useKeptChoices.setState(choices);
}

/** The language chosen here, else the first of the browser's that we speak, else Vietnamese. */
export function wantedLanguage(): Language {
  return useKeptChoices.getState().language ?? negotiateLanguage(navigator.languages.join(','));
}
