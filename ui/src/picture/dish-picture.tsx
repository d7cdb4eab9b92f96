import { type CSSProperties, type ReactNode, use } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dish-picture.module.css';
import { type Eager, pictureFetchPriority } from './eager.ts';
import { mendPicture } from './mend-picture.ts';
import { InPrefetchWindow } from './prefetch-window.ts';

/** hue: the pantry hue of the ground, 0 to 359; cutout: the picture is transparent and lies on the drawn plate. */
export interface Picture {
  readonly url: string | null;
  readonly hue: number;
  readonly cutout: boolean;
}

interface DishPictureProps {
  readonly picture: Picture;
  /** empty when its name stands beside it */
  readonly alt?: string;
  readonly shape?: 'square' | 'wide' | 'round' | 'hero';
  /** grey, half gone */
  readonly sold?: boolean;
  /** a short word over the plate: why it cannot be had */
  readonly stamp?: string;
  /** a sign on the plate when there is no picture; none = the server's picture for that */
  readonly fallback?: string;
  readonly eager?: Eager;
  /** stands beside a name that says the same: what is sold comes first */
  readonly last?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** The server's picture for food without one. */
const NO_PICTURE = '/static/images/default_food.svg';

/** Food on a plate on a ground of its own hue; a photo covers the ground and the frame stays. */
export function DishPicture(props: DishPictureProps) {
  const { picture, shape = 'square', last } = props;
  const inWindow = use(InPrefetchWindow);
  const eager = Boolean(props.eager) || inWindow === true;
  const shown = picture.url !== null && picture.url !== '';
  const signed = !shown && props.fallback !== undefined;
  return (
    <span
      data-plate={shape === 'hero' ? true : undefined}
      className={classNames(
        'dish',
        styles.dish,
        styles[shape],
        signed && styles.signed,
        props.sold && styles.sold,
        props.className,
      )}
      style={{ ...props.style, '--h': picture.hue } as CSSProperties}
    >
      {shown ? (
        <Wanted now={inWindow !== false}>
          <img
            src={picture.url ?? undefined}
            alt={props.alt ?? ''}
            className={picture.cutout ? styles.cutout : styles.photo}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={last ? 'low' : pictureFetchPriority(props.eager)}
            decoding="async"
            draggable={false}
            onError={({ currentTarget }) => mendPicture(currentTarget)}
          />
        </Wanted>
      ) : (
        <Fallback alt={props.alt ?? ''} sign={props.fallback} />
      )}
      {props.children}
      {props.stamp ? <span className={styles.stamp}>{props.stamp}</span> : null}
    </span>
  );
}

/**
 * Pictures far away are no elements, which a browser would watch while somebody scrolls; <noscript> brings them without
 * scripts.
 */
function Wanted({ now, children }: { readonly now: boolean; readonly children: ReactNode }) {
  return now ? children : <noscript>{children}</noscript>;
}

function Fallback({ alt, sign }: { readonly alt: string; readonly sign: string | undefined }) {
  if (sign === undefined)
    return <img src={NO_PICTURE} alt={alt} className={styles.photo} decoding="async" draggable={false} />;
  if (!alt)
    return (
      <span className={styles.fallback} aria-hidden="true">
        {sign}
      </span>
    );
  return (
    <span className={styles.fallback} role="img" aria-label={alt}>
      {sign}
    </span>
  );
}
