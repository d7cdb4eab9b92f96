import { changeLanguage, useLanguage, useWords } from '@mam/client/i18n.ts';
import { RadioRow } from '@mam/ui/control/choice-row.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { persist } from '../device/persisted.ts';
import { shellWords } from '../words/areas.ts';
import type { Language } from '../words/language.ts';

/** German comes with German stores, so it is not offered here. */
const OFFERED: ReadonlyArray<readonly [Language, string]> = [
  ['vi', 'Tiếng Việt'],
  ['en', 'English'],
];

export function LanguageSheet({ onClose }: { onClose: () => void }) {
  const say = useWords(shellWords);
  const current = useLanguage();
  const choose = (language: Language) => {
    persist('user', { locale: language });
    void changeLanguage(language).then(onClose);
  };
  return (
    <Sheet title={say('language')} onClose={onClose}>
      <div role="radiogroup" aria-label={say('language')}>
        {OFFERED.map(([language, name]) => (
          <RadioRow
            key={language}
            name="language"
            checked={language === current}
            onChange={() => choose(language)}
          >
            <span lang={language}>{name}</span>
          </RadioRow>
        ))}
      </div>
    </Sheet>
  );
}
