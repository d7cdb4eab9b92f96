import { useLanguage } from '@mam/client/i18n.ts';
import { sortableDay } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../data/ask.ts';
import { serverNow } from '../device/clock.ts';
import { useBoardPlace } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { download, trailFile } from './export-trail.ts';
import type { TrailFilter } from './trail-line.ts';

/** [AU7] Takes the lines along as a file, as they are filtered. */
export function TrailExport({ filter }: { readonly filter: TrailFilter }) {
  const say = useSay();
  const language = useLanguage();
  const { zone } = useBoardPlace();
  const { me } = useShift();
  const [busy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const take = async () => {
    if (busy) return;
    setBusy(true);
    const leave = new AbortController();
    leaving.current = leave;
    const storeName = (id: number) => me.stores.find((store) => store.id === id)?.name ?? `#${id}`;
    try {
      const file = await trailFile(filter, { say, zone, language, storeName }, leave.signal);
      download(file, `${me.brand.pos_parent}-${sortableDay(wallTime(serverNow(), zone))}.csv`);
    } catch (fault) {
      if (!leave.signal.aborted) showToast(errorText(fault as Error), { urgent: true });
    }
    if (!leave.signal.aborted) setBusy(false);
  };
  return (
    <Button size="small" busy={busy} onClick={() => void take()}>
      <Download aria-hidden="true" />
      {say('trail.file')}
    </Button>
  );
}
