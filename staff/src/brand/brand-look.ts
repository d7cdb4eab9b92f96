import { useEffect } from 'react';
import { useKeptChoices } from '../device/kept-choices.ts';

/** The page takes the brand's one colour; everything else is derived from it. */
export function useBrandColour(colour: string | null | undefined): void {
  useEffect(() => {
    if (!colour) return;
    document.documentElement.style.setProperty('--brand', colour);
    return () => {
      document.documentElement.style.removeProperty('--brand');
    };
  }, [colour]);
}

/** Light, dark, or as the device has it. */
export function useTheme(): void {
  const theme = useKeptChoices((choices) => choices.theme);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
}
