import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import type { StoreAway } from '@mam/domain/store/by-distance.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import { openState } from '@mam/domain/store/open-state.ts';
import type { Location } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { LocateFixed } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useMinute } from '../device/clock.ts';
import { addressWords, storesWords } from '../words/areas.ts';
import type { Pin } from './store-map.tsx';
import styles from './stores-map.module.css';
import { describeStoreStatus } from './use-store-status.ts';

const StoreMap = lazy(() => lateFile(() => import('./store-map.tsx')).then((m) => ({ default: m.StoreMap })));

interface MapPanelProps {
  readonly brand: string;
  readonly away: readonly StoreAway[];
  readonly me: Location | null;
  readonly locating: boolean;
  readonly onLocate: () => void;
  readonly onPick: (storeId: number) => void;
}

/** The map beside the list, in a box of its size before it is there: its code comes after the list. */
export function MapPanel({ brand, away, me, locating, onLocate, onPick }: MapPanelProps) {
  const say = useWords(addressWords);
  const pins = usePins(away);
  return (
    <div className={styles.panel}>
      {pins ? (
        <Suspense>
          <StoreMap brand={brand} pins={pins} me={me} onPick={onPick} />
        </Suspense>
      ) : null}
      <IconButton
        label={say('locate')}
        className={classNames(styles.locate)}
        onClick={onLocate}
        aria-busy={locating || undefined}
      >
        <LocateFixed />
      </IconButton>
    </div>
  );
}

/** null before the page meets a device: whether a store is open depends on the clock. */
function usePins(away: readonly StoreAway[]): readonly Pin[] | null {
  const say = useWords(addressWords);
  const sayStore = useWords(storesWords);
  const language = useLanguage();
  const now = useMinute();
  return useMemo(
    () =>
      now === null
        ? null
        : away.flatMap(({ store, km }, index): Pin[] => {
            if (!store.location) return [];
            const open = openState(store, now).state === 'open';
            const status = describeStoreStatus(sayStore, store, now).word;
            const words = { number: index + 1, name: store.name, status };
            return [
              {
                id: store.id,
                at: store.location,
                sign: String(index + 1),
                name:
                  km === null
                    ? say('map_pin', words)
                    : say('map_pin_km', { ...words, km: formatKm(km, language) }),
                look: !open ? 'off' : index === 0 && km !== null ? 'first' : 'plain',
              },
            ];
          }),
    [away, now, say, sayStore, language],
  );
}
