/** The languages the product speaks. */
export type Language = 'vi' | 'en' | 'de';

/** Between whole and fraction: "12,5" in Vietnamese and German, "12.5" in English. */
export function decimalMark(language: Language): string {
  return language === 'en' ? '.' : ',';
}
