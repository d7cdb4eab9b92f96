import { changeLanguage, currentLanguage } from '@mam/client/i18n.ts';
import type { StoreLanguages } from '@mam/domain/brand/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Place } from '../start/place.ts';
import { paintBrand } from '../start/theme.ts';
import { configQuery } from './config-query.ts';
import { readerLanguage } from './reader-language.ts';

/** The page takes on the brand's colour. */
export function useBrandColour({ brand, storeId }: Place): void {
  const { data: config } = useQuery(configQuery(brand, storeId));
  useEffect(() => {
    if (config) paintBrand(brand, config.color_scheme ?? []);
  }, [brand, config]);
}

/** A store may not speak what was spoken so far; leaving it brings that back. undefined = not known yet. */
export function useStoreLanguage(store: StoreLanguages | undefined): void {
  useEffect(() => {
    if (store === undefined) return;
    const language = readerLanguage(store);
    if (language !== currentLanguage()) void changeLanguage(language);
  }, [store]);
}
