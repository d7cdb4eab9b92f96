import { useState } from 'react';
import { type Draft, draftOf, keepDraft } from './draft.ts';

/** A rating that is kept while its sheet comes and goes, also when it could not be sent. */
export function useDraft(kept: string): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => draftOf(kept));
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(kept, next);
  };
  return [draft, change];
}
