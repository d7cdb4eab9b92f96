import bowl from '@mam/ui/art/cooked-rice.svg';
import { classNames } from '@mam/ui/class-names.ts';
import { useState } from 'react';
import styles from './brand-logo.module.css';

interface BrandLogoProps {
  readonly url: string | null | undefined;
  readonly className?: string;
}

/** The brand's sign, round; a bowl where it has none. Its name stands beside it. */
export function BrandLogo({ url, className }: BrandLogoProps) {
  const [missing, setMissing] = useState(false);
  const own = Boolean(url) && !missing;
  return (
    <span className={classNames(styles.logo, own && styles.own, className)}>
      <img src={own && url ? url : bowl} alt="" onError={() => setMissing(true)} />
    </span>
  );
}
