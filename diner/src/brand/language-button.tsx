import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { Globe } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { shellWords } from '../words/areas.ts';
import styles from './language-button.module.css';

const LanguageSheet = lazy(() =>
  lateFile(() => import('./language-sheet.tsx')).then(({ LanguageSheet: component }) => ({
    default: component,
  })),
);

/** The language of the screen; only where the store has none of its own. */
export function LanguageButton() {
  const say = useWords(shellWords);
  const language = useLanguage();
  const dialog = useDialog('language');
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={dialog.show}
        aria-haspopup="dialog"
        aria-label={`${say('language')}: ${language.toUpperCase()}`}
      >
        <Globe />
        {language.toUpperCase()}
      </button>
      {dialog.open ? (
        <Suspense>
          <LanguageSheet onClose={dialog.close} />
        </Suspense>
      ) : null}
    </>
  );
}
