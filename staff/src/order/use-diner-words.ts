import { useEffect, useState } from 'react';
import { useBoardPlace } from '../store/board-place.ts';
import { type Say, sayIn } from '../words/words.ts';

/** The words of the diner's language, which need not be the cook's; null while they load. */
export function useDinerWords(): Say | null {
  const { language } = useBoardPlace();
  const [words, setWords] = useState<Say | null>(null);
  useEffect(() => {
    let here = true;
    void sayIn(language).then((say) => here && setWords(() => say));
    return () => {
      here = false;
    };
  }, [language]);
  return words;
}
