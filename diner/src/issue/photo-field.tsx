import { useWords } from '@mam/client/i18n.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Camera, X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { issueWords } from '../words/areas.ts';
import styles from './issue.module.css';

interface PhotoFieldProps {
  readonly photo: File | null;
  readonly onChange: (photo: File | null) => void;
}

/** [OR126] A photo of what came, if its diner likes. Phones turn their own kinds of pictures into one of these. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const say = useWords(issueWords);
  const address = useMemo(() => (photo ? URL.createObjectURL(photo) : null), [photo]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return (
    <div className={styles.photo}>
      <label className={styles.camera}>
        <Camera aria-hidden="true" />
        {say(photo ? 'photo_other' : 'photo')}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="vh"
          onChange={({ target }) => onChange(target.files?.[0] ?? null)}
        />
      </label>
      {address ? (
        <>
          <img src={address} alt={say('photo_shown')} />
          <IconButton kind="flat" label={say('photo_away')} onClick={() => onChange(null)}>
            <X />
          </IconButton>
        </>
      ) : null}
    </div>
  );
}
