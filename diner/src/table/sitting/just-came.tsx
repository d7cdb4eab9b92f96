import { useWords } from '@mam/client/i18n.ts';
import { whoJustCame } from '@mam/domain/table/guests.ts';
import type { SeatedGuest, SeenSitting } from '@mam/domain/table/seen-sitting.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../device/clock.ts';
import { sittingWords } from '../../words/areas.ts';
import { PutOutQuestion } from './put-out-question.tsx';
import styles from './sitting-here.module.css';

interface JustCameProps {
  readonly code: string;
  readonly sitting: SeenSitting;
}

/** [TB87] Guests who have come just now, each in a quiet line, until that is read or has been there long enough. */
export function JustCame({ code, sitting }: JustCameProps) {
  const say = useWords(sittingWords);
  const now = useNow();
  const [read, setRead] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<SeatedGuest | null>(null);
  const news = now === null ? [] : whoJustCame(sitting.guests, now).filter(({ id }) => !read.includes(id));
  const isRead = (id: string) => setRead([...read, id]);
  return (
    <>
      <div>
        {news.map((guest) => {
          const name = guest.name || say('nameless');
          return (
            <div key={guest.id} className={styles.came}>
              <UserPlus aria-hidden="true" />
              <p>{say('came', { name })}</p>
              {guest.mayBePutOut ? (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={say('put_out_of', { name })}
                  onClick={() => setAsked(guest)}
                >
                  {say('put_out')}
                </Button>
              ) : null}
              <IconButton label={say('came_read', { name })} onClick={() => isRead(guest.id)}>
                <X />
              </IconButton>
            </div>
          );
        })}
      </div>
      {asked ? (
        <PutOutQuestion code={code} sitting={sitting.id} guest={asked} onClose={() => setAsked(null)} />
      ) : null}
    </>
  );
}
