import { useWords } from '@mam/client/i18n.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { encodeQrCode } from '@mam/ui/picture/qr-code.ts';
import { Download } from 'lucide-react';
import { payingWords } from '../../words/areas.ts';

/** Wide enough for a banking app that reads it from the pictures. */
const WIDTH = 1000;

function draw(text: string): HTMLCanvasElement | null {
  const code = encodeQrCode(text);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (code === null || pen === null) return null;
  const scale = Math.ceil(WIDTH / code.size);
  canvas.width = code.size * scale;
  canvas.height = canvas.width;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(code.path));
  return canvas;
}

/** Hands the diner a code as a PNG picture with this name; false = this device cannot. */
async function saveQr(text: string, name: string): Promise<boolean> {
  const canvas = draw(text);
  const picture = await new Promise<Blob | null>((done) =>
    canvas === null ? done(null) : canvas.toBlob(done, 'image/png'),
  );
  if (picture === null) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

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
