import type { SwitchBody } from '@mam/contract/store/switch.schema.ts';
import { may } from '@mam/domain/staff/roles.ts';
import type { SwitchedType } from '@mam/domain/store/store.ts';
import { offeredEnds } from '@mam/domain/store/switch-end.ts';
import { isInForce } from '@mam/domain/store/switches.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Tiles } from '@mam/ui/control/tiles.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useState } from 'react';
import { serverNow } from '../../device/clock.ts';
import { useWallClock } from '../../store/board-place.ts';
import { useShift } from '../../store/shift.tsx';
import { useSay } from '../../words/words.ts';
import { useShiftBoardValue } from '../shift-board.ts';
import { switchOrders } from './switch-calls.ts';
import styles from './switch-sheet.module.css';

const BUSY_BY = [10, 20, 30, 45] as const;
const TYPES: readonly SwitchedType[] = ['DELI', 'DELIAT', 'PICKUP', 'TABLE'];

/** [ST18] [ST24] A kind of order takes longer, which is the softest, or is paused; until a moment in any case. */
export function SwitchSheet({ about, onClose }: { readonly about: string; readonly onClose: () => void }) {
  const say = useSay();
  const clockAt = useWallClock();
  const { me, storeId, orderTypes } = useShift();
  const { board } = useShiftBoardValue();
  const offered = TYPES.filter((one) => one === 'TABLE' || orderTypes.includes(one));
  // what is offered may be known only after the sheet has come
  const [picked, setPicked] = useState<SwitchedType | null>(null);
  const type = picked ?? offered.find((one) => one === about) ?? offered[0] ?? 'TABLE';
  const [kind, setKind] = useState<SwitchBody['kind']>('busy');
  const [minutes, setMinutes] = useState<number>(20);
  const [ends] = useState(() => offeredEnds(serverNow()));
  const [end, setEnd] = useState<number | 'opening'>(ends[1]?.at ?? 'opening');
  const [busy, setBusy] = useState(false);
  const before = board?.switches.find((one) => one.type === type && isInForce(one, serverNow()));
  const time = end === 'opening' ? say('switch.opening') : clockAt(end);
  const what = say(`switch.type.${type}`);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    const until = end === 'opening' ? ({ opening: true } as const) : { until: end / 1000 };
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
        <Button kind="primary" size="big" block busy={busy} onClick={() => void send()}>
          {say(kind === 'busy' ? 'switch.send.busy' : 'switch.send.pause', { minutes, time })}
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
            ...ends.map(({ at }) => ({ value: at as number | 'opening', text: clockAt(at) })),
            { value: 'opening' as const, text: say('switch.opening') },
          ]}
          chosen={end}
          onChoose={setEnd}
        />
        <p className="small muted">
          {say(kind === 'busy' ? 'switch.read.busy' : 'switch.read.pause', { what, minutes, time })}
        </p>
        {before ? (
          <p className="small">{say('switch.instead', { what, time: clockAt(before.until) })}</p>
        ) : null}
      </div>
    </Sheet>
  );
}
