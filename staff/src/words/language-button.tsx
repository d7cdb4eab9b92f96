import { useLanguage } from '@mam/client/i18n.ts';
import { LANGUAGES, type Language } from '@mam/contract/http/language.ts';
import { Globe } from 'lucide-react';
import { keep } from '../device/kept-choices.ts';
import styles from './language-button.module.css';
import { speak, useSay } from './words.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  vi: 'Tiếng Việt',
  en: 'English',
  de: 'Deutsch',
};

/** Speaks another language from now on, on this device. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  keep({ language });
}

/** The language of the screen: the browser's own list over a round button. */
export function LanguageButton() {
  const say = useSay();
  const language = useLanguage();
  return (
    <label className={styles.button}>
      <Globe aria-hidden="true" />
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <select
        aria-label={say('language')}
        value={language}
        onChange={(event) => void chooseLanguage(event.target.value as Language)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
