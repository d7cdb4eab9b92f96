import { useState } from 'react';
import { keepDraft, type RatingDraft, readRatingDraft } from './draft.ts';

/** A rating that is kept while its sheet comes and goes, also when it could not be sent. */
export function useDraft(kept: string): [RatingDraft, (draft: RatingDraft) => void] {
  const [draft, setDraft] = useState(() => readRatingDraft(kept));
  const change = (next: RatingDraft) => {
    setDraft(next);
    keepDraft(kept, next);
  };
  return [draft, change];
}
