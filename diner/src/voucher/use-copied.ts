import { say } from '@mam/client/i18n.ts';
import { copyText } from '@mam/ui/copy-text.ts';
import { showToast } from '@mam/ui/toast-store.ts';
import { useEffect, useState } from 'react';
import { voucherWords } from '../words/voucher/words.ts';

/** How long a button says that it has copied. */
const SAID_FOR = 4_000;

/** Copies a code; `copied` holds for four seconds. */
export function useCopied(code: string): { readonly copied: boolean; readonly copy: () => void } {
  const [times, setTimes] = useState(0);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [times]);
  const copy = async () => {
    if (await copyText(code)) setTimes((before) => before + 1);
    else showToast(say(voucherWords, 'copy_failed', { code }), { urgent: true });
  };
  return { copied, copy: () => void copy() };
}
