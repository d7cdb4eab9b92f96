import type { SwitchBody } from '@mam/contract/store/switch.schema.ts';
import { may } from '@mam/domain/staff/roles.ts';
import type { SwitchedType } from '@mam/domain/store/store.ts';
import { endAtClock, offeredEnds } from '@mam/domain/store/switch-end.ts';
import { isInForce } from '@mam/domain/store/switches.ts';
import type { EpochMs, Zone } from '@mam/domain/time/moment.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { Tiles } from '@mam/ui/control/tiles.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useState } from 'react';
import { serverNow } from '../../device/clock.ts';
import { useBoardPlace, useNearClock, useWallClock } from '../../store/board-place.ts';
import { useShift } from '../../store/shift.tsx';
import { useSay } from '../../words/words.ts';
import { useShiftBoardValue } from '../shift-board.ts';
import { switchOrders } from './switch-calls.ts';
import styles from './switch-sheet.module.css';

const BUSY_BY = [10, 20, 30, 45] as const;
const TYPES: readonly SwitchedType[] = ['DELI', 'DELIAT', 'PICKUP', 'TABLE'];

/** A moment on offer, the next opening, or a time of the store's clock that is typed. */
type End = EpochMs | 'opening' | 'clock';

/** [ST19] The next time the clock shows what was typed; null = that is no time yet. */
function momentOf(typed: string, now: EpochMs, zone: Zone): EpochMs | null {
  const read = /^(\d{2}):(\d{2})/.exec(typed);
  return read ? endAtClock({ hour: Number(read[1]), minute: Number(read[2]) }, now, zone) : null;
}

/** [ST18] [ST24] A kind of order takes longer, which is the softest, or is paused; until a moment in any case. */
export function SwitchSheet({ about, onClose }: { readonly about: string; readonly onClose: () => void }) {
  const say = useSay();
  const clockAt = useWallClock();
  const endAt = useNearClock();
  const { zone } = useBoardPlace();
  const { me, storeId, orderTypes } = useShift();
  const { board } = useShiftBoardValue();
  const offered = TYPES.filter((one) => one === 'TABLE' || orderTypes.includes(one));
  // what is offered may be known only after the sheet has come
  const [picked, setPicked] = useState<SwitchedType | null>(null);
  const type = picked ?? offered.find((one) => one === about) ?? offered[0] ?? 'TABLE';
  const [kind, setKind] = useState<SwitchBody['kind']>('busy');
  const [minutes, setMinutes] = useState<number>(20);
  const [ends] = useState(() => offeredEnds(serverNow()));
  const [end, setEnd] = useState<End>(ends[1]?.at ?? 'opening');
  // as the store's clock shows it, "HH:MM"
  const [clock, setClock] = useState('');
  const chosen = end === 'clock' ? momentOf(clock, serverNow(), zone) : end;
  const [busy, setBusy] = useState(false);
  const before = board?.switches.find((one) => one.type === type && isInForce(one, serverNow()));
  const time = chosen === null ? '–' : chosen === 'opening' ? say('switch.opening') : endAt(chosen);
  const what = say(`switch.type.${type}`);
  const send = async () => {
    if (busy || chosen === null) return;
    setBusy(true);
    const until = chosen === 'opening' ? ({ opening: true } as const) : { until: chosen / 1000 };
    const done = await switchOrders({
      store: storeId,
      types: [type],
      kind,
      ...(kind === 'busy' && { minutes }),
      end: until,
    });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Sheet
      title={say('switch.title')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="big"
          block
          busy={busy}
          disabled={chosen === null}
          onClick={() => void send()}
        >
          {chosen === null
            ? say('switch.clock.missing')
            : say(kind === 'busy' ? 'switch.send.busy' : 'switch.send.pause', { minutes, time })}
        </Button>
      }
    >
      <Tiles
        label={say('switch.what')}
        choices={offered.map((value) => ({ value, text: say(`switch.type.${value}`) }))}
        chosen={type}
        onChoose={setPicked}
      />
      {may(me.role, 'pause') ? (
        <div className={styles.part}>
          <Tiles
            label={say('switch.how')}
            choices={[
              { value: 'busy' as const, text: say('switch.kind.busy') },
              { value: 'pause' as const, text: say('switch.kind.pause') },
            ]}
            chosen={kind}
            onChoose={setKind}
          />
        </div>
      ) : null}
      <div className={styles.part}>
        {kind === 'busy' ? (
          <Tiles
            label={say('switch.by')}
            choices={BUSY_BY.map((value) => ({ value, text: `+${value}’` }))}
            chosen={minutes}
            onChoose={setMinutes}
          />
        ) : null}
        <Tiles
          label={say('switch.until')}
          choices={[
            ...ends.map(({ at }) => ({ value: at as End, text: clockAt(at) })),
            { value: 'opening' as const, text: say('switch.opening') },
            { value: 'clock' as const, text: say('switch.clock') },
          ]}
          chosen={end}
          onChoose={setEnd}
        />
        {end === 'clock' ? (
          <Field label={say('switch.clock.label')} hint={say('switch.clock.hint')}>
            {(wiring) => (
              <Input
                {...wiring}
                type="time"
                value={clock}
                onChange={(event) => setClock(event.target.value)}
              />
            )}
          </Field>
        ) : null}
        {chosen === null ? null : (
          <p className="small muted">
            {say(kind === 'busy' ? 'switch.read.busy' : 'switch.read.pause', { what, minutes, time })}
          </p>
        )}
        {before ? (
          <p className="small">{say('switch.instead', { what, time: clockAt(before.until) })}</p>
        ) : null}
      </div>
    </Sheet>
  );
}
