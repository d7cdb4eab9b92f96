import { useEffect, useState } from 'react';

/** Somebody who types hears the result once, not at every key. */
const PAUSE = 700;

/** The text once it has stood still; for a polite live region. */
export function useDebouncedText(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
