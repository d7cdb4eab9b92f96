import type { Store } from '@mam/domain/store/store.ts';
import { useEffect } from 'react';
import { prepareCaptcha } from './captcha.ts';

/** Where a store asks for a puzzle, it is begun as soon as the checkout opens. */
export function useCaptcha({ captcha }: Store): void {
  useEffect(() => {
    if (captcha) prepareCaptcha();
  }, [captcha]);
}
