import { useWords } from '@mam/client/i18n.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { copyText } from '@mam/ui/copy-text.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { payingWords } from '../../words/areas.ts';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  readonly what: 'account' | 'reference' | 'amount';
  readonly text: string;
}

const SHOWN = 3_000;

/** Copies, says so, and shows it for a moment. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const say = useWords(payingWords);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    showToast(say(done ? `copied_${what}` : 'copy_failed'), { urgent: !done });
  };
  return (
    <Button
      kind="soft"
      size="small"
      className={classNames(copied && styles.copied)}
      aria-label={say(copied ? `copied_${what}` : `copy_${what}`)}
      onClick={() => void copy()}
    >
      {copied ? <Check /> : <Copy />}
      {say(copied ? 'copied' : 'copy')}
    </Button>
  );
}
