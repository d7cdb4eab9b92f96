import { copyText } from '@mam/ui/copy-text.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { say } from '../../words/words.ts';

/** Copies what a statement has to say, and says whether that worked. */
export async function copyWords(words: string): Promise<void> {
  const copied = await copyText(words);
  showToast(say(copied ? 'transfer.copied' : 'transfer.notCopied', { words }), { urgent: !copied });
}
