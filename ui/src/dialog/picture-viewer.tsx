import { Minus, Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { IconButton } from '../control/icon-button.tsx';
import { DishPicture, type Picture } from '../picture/dish-picture.tsx';
import { useZoom } from '../picture/use-zoom.ts';
import { LARGEST } from '../picture/zoom.ts';
import { useUiWords } from '../ui-words.tsx';
import { Modal, useLeaveModal } from './modal.tsx';
import styles from './picture-viewer.module.css';

interface PictureViewerProps {
  readonly picture: Picture;
  /** stands below the picture and names it */
  readonly name: string;
  readonly alt: string;
  readonly closerWords: string;
  readonly furtherWords: string;
  readonly onClose: () => void;
}

/** A picture over the whole screen, to zoom and move: two fingers, wheel, double tap, keys or the buttons. */
export function PictureViewer(props: PictureViewerProps) {
  const name = useId();
  return (
    <Modal labelledBy={name} place="full" onClose={props.onClose} className={styles.room}>
      <Viewer {...props} nameId={name} />
    </Modal>
  );
}

function Viewer({
  picture,
  name,
  alt,
  closerWords,
  furtherWords,
  nameId,
}: PictureViewerProps & { nameId: string }) {
  const words = useUiWords();
  const leave = useLeaveModal();
  const frame = useRef<HTMLDivElement>(null);
  const { view, pointers, closer, further } = useZoom(frame);
  const transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  return (
    <>
      <IconButton label={words.close} onClick={leave} className={styles.close}>
        <X />
      </IconButton>
      <div ref={frame} className={styles.frame} {...pointers}>
        <div className={styles.picture} style={{ transform }}>
          {picture.cutout || !picture.url ? (
            <DishPicture picture={picture} alt={alt} eager className={styles.plate} />
          ) : (
            <img src={picture.url} alt={alt} className={styles.photo} draggable={false} />
          )}
        </div>
      </div>
      <div className={styles.foot}>
        <p id={nameId} className={styles.name}>
          {name}
        </p>
        <div className={styles.zoom}>
          <IconButton
            label={furtherWords}
            kind="flat"
            aria-disabled={view.scale <= 1 || undefined}
            onClick={further}
          >
            <Minus />
          </IconButton>
          <output>{Math.round(view.scale * 100)} %</output>
          <IconButton
            label={closerWords}
            kind="flat"
            aria-disabled={view.scale >= LARGEST || undefined}
            onClick={closer}
          >
            <Plus />
          </IconButton>
        </div>
      </div>
    </>
  );
}
