import { useWords } from '@mam/client/i18n.ts';
import { Button } from '@mam/ui/button.tsx';
import { showToast } from '@mam/ui/toast-store.ts';
import { Download } from 'lucide-react';
import { payingWords } from '../words/paying/words.ts';
import { saveQr } from './save-qr.ts';

interface SaveQrButtonProps {
  readonly code: string;
  /** of the picture: the order's code */
  readonly name: string;
  readonly big?: boolean;
  readonly className?: string;
}

/** The code as a picture, for a banking app on this very phone. */
export function SaveQrButton({ code, name, big, className }: SaveQrButtonProps) {
  const say = useWords(payingWords);
  const save = async () => {
    const done = await saveQr(code, name);
    showToast(say(done ? 'saved' : 'save_failed'), { urgent: !done });
  };
  return (
    <Button
      kind={big ? 'plain' : 'soft'}
      size={big ? 'big' : 'small'}
      className={className}
      onClick={() => void save()}
    >
      <Download />
      {say('save')}
    </Button>
  );
}
