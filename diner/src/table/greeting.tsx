import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { SAMPLE_NAMES, withoutSampleName } from '@mam/domain/contact/name.ts';
import { greetingAt, type Greeting as Hour } from '@mam/domain/table/greeting.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import moon from '@mam/ui/art/crescent-moon.svg';
import cup from '@mam/ui/art/hot-beverage.svg';
import noodles from '@mam/ui/art/steaming-bowl.svg';
import sunset from '@mam/ui/art/sunset.svg';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { deviceTime, useOnClock } from '../device/clock.ts';
import { persist, usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import { tableWords } from '../words/areas.ts';
import styles from './greeting.module.css';

const NameSheet = lazy(() =>
  lateFile(() => import('./name-sheet.tsx')).then(({ NameSheet: component }) => ({ default: component })),
);

const SIGNS: Readonly<Record<Hour, string>> = {
  morning: cup,
  noon: noodles,
  afternoon: sunset,
  evening: moon,
};

function greetingNow(now: EpochMs | null): Hour | null {
  if (now === null) return null;
  const here = new Date(deviceTime(now));
  return greetingAt({ hour: here.getHours(), minute: here.getMinutes() });
}

/** The greeting by the device's own clock; a room of the same height before that is known. */
function Hello() {
  const say = useWords(tableWords);
  const greeting = useOnClock(greetingNow);
  if (greeting === null) return <p className={styles.hello} />;
  return (
    <p className={styles.hello}>
      <img src={SIGNS[greeting]} alt="" />
      {say(greeting)}
    </p>
  );
}

/** The name the diner goes by; tapped, it can be changed. A preview says that it changes nothing. */
function Name() {
  const say = useWords(tableWords);
  const language = useLanguage();
  const stored = usePersisted((state) => state.user.name);
  const preview = useVisit((state) => state.preview);
  const dialog = useDialog('name');
  const own = withoutSampleName(stored);
  useEffect(() => {
    // the sample is nobody's name: what was stored as one is forgotten
    if (stored !== '' && own === '') persist('user', { name: '' });
  }, [stored, own]);
  const name = own || SAMPLE_NAMES[language];
  return (
    <>
      <h1 className="d d38">
        <button
          type="button"
          className={styles.name}
          onClick={() => (preview ? showToast(say('preview'), { urgent: true }) : dialog.show())}
          aria-haspopup="dialog"
          aria-label={say('edit_name', { name })}
        >
          {name}
          <Pencil />
        </button>
      </h1>
      {dialog.open && !preview ? (
        <Suspense>
          <NameSheet name={name} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </>
  );
}

export function Greeting() {
  return (
    <div className={styles.greeting}>
      <Hello />
      <Name />
    </div>
  );
}
