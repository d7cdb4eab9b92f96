import { useEffect, useRef, useState } from 'react';

/** A form that is refused leads to the first field that is wrong, where somebody can mend it. */
export function useRefusedForm() {
  const form = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    if (refused === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  return { form, refuse: () => setRefused((times) => times + 1) };
}
