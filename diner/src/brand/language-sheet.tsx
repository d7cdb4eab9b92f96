import { changeLanguage, useLanguage, useWords } from '@mam/client/i18n.ts';
import type { Language } from '@mam/contract/http/language.ts';
import { RadioRow } from '@mam/ui/control/choice-row.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { shellWords } from '../words/areas.ts';
import { chooseLanguage } from './reader-language.ts';

/** Each in itself: who cannot read the screen finds their own. */
const NAMES: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English', de: 'Deutsch' };

interface LanguageSheetProps {
  readonly offered: readonly Language[];
  readonly onClose: () => void;
}

export function LanguageSheet({ offered, onClose }: LanguageSheetProps) {
  const say = useWords(shellWords);
  const current = useLanguage();
  const choose = (language: Language) => {
    chooseLanguage(language);
    void changeLanguage(language).then(onClose);
  };
  return (
    <Sheet title={say('language')} onClose={onClose}>
      <div role="radiogroup" aria-label={say('language')}>
        {offered.map((language) => (
          <RadioRow
            key={language}
            name="language"
            checked={language === current}
            onChange={() => choose(language)}
          >
            <span lang={language}>{NAMES[language]}</span>
          </RadioRow>
        ))}
      </div>
    </Sheet>
  );
}
