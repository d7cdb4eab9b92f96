import { useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { DishPicture, type Picture } from '@mam/ui/picture/dish-picture.tsx';
import { type ComponentProps, lazy, Suspense } from 'react';
import { dishWords } from '../words/areas.ts';
import styles from './open-picture.module.css';

const PictureViewer = lazy(() =>
  lateFile(() => import('@mam/ui/dialog/picture-viewer.tsx')).then((module) => ({
    default: module.PictureViewer,
  })),
);

interface OpenPictureProps extends Pick<ComponentProps<typeof DishPicture>, 'shape' | 'sold' | 'stamp'> {
  readonly picture: Picture;
  /** of the dish or combo */
  readonly name: string;
  readonly className?: string;
}

/** A picture that opens over the whole screen; Back closes it. */
export function OpenPicture({ name, ...look }: OpenPictureProps) {
  const say = useWords(dishWords);
  const viewer = useDialog('picture');
  const alt = say('picture_of', { name });
  if (!look.picture.url) return <DishPicture {...look} alt={alt} eager />;
  return (
    <>
      <DishPicture {...look} alt={alt} eager>
        <button
          type="button"
          className={styles.open}
          aria-label={say('enlarge', { name })}
          aria-haspopup="dialog"
          onClick={viewer.show}
        />
      </DishPicture>
      {viewer.open ? (
        <Suspense>
          <PictureViewer
            picture={look.picture}
            name={name}
            alt={alt}
            closerWords={say('closer')}
            furtherWords={say('further')}
            onClose={viewer.close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
