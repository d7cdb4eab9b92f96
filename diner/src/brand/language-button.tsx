import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { offeredLanguages, type StoreLanguages } from '@mam/domain/brand/languages.ts';
import { Globe } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { shellWords } from '../words/areas.ts';
import styles from './language-button.module.css';

const LanguageSheet = lazy(() =>
  lateFile(() => import('./language-sheet.tsx')).then(({ LanguageSheet: component }) => ({
    default: component,
  })),
);

/** [BR4] The language of the screen, where there is one to choose. */
export function LanguageButton({ of }: { readonly of: StoreLanguages }) {
  const say = useWords(shellWords);
  const language = useLanguage();
  const dialog = useDialog('language');
  const offered = offeredLanguages(of);
  if (offered.length < 2) return null;
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
          <LanguageSheet offered={offered} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </>
  );
}
