import { useState } from 'react';
import { draftOf, keepDraft, type RatingDraft } from './draft.ts';

/** A rating that is kept while its sheet comes and goes, also when it could not be sent. */
export function useDraft(kept: string): [RatingDraft, (draft: RatingDraft) => void] {
  const [draft, setDraft] = useState(() => draftOf(kept));
  const change = (next: RatingDraft) => {
    setDraft(next);
    keepDraft(kept, next);
  };
  return [draft, change];
}
