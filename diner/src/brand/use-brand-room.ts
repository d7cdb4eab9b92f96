import { changeLanguage, currentLanguage } from '@mam/client/i18n.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { persisted } from '../device/persisted.ts';
import type { Place } from '../start/place.ts';
import { paintBrand } from '../start/theme.ts';
import { askedLanguage, decideLanguage } from '../words/language.ts';
import { configQuery } from './config-query.ts';

/** What the address asked for when the visit began; later links do not carry it. */
const asked = askedLanguage(globalThis.location?.search ?? '');

/** The page takes on the brand's colour. */
export function useBrandColour({ brand, storeId }: Place): void {
  const { data: config } = useQuery(configQuery(brand, storeId));
  useEffect(() => {
    if (config) paintBrand(brand, config.color_scheme ?? []);
  }, [brand, config]);
}

/** A German store speaks German; leaving it brings back what was spoken before. undefined = not known yet. */
export function useStoreLanguage(store: 'de' | null | undefined): void {
  useEffect(() => {
    if (store === undefined) return;
    const { locale: saved } = persisted.getState().user;
    const language = decideLanguage({ address: asked, store, saved, browser: navigator.language });
    if (language !== currentLanguage()) void changeLanguage(language);
  }, [store]);
}
