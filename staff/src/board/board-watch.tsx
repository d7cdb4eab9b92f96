import { useState } from 'react';
import { useRinging } from '../device/bell.ts';
import { serverNow, useClock } from '../device/clock.ts';
import { useKeptChoices } from '../device/kept-choices.ts';
import { useDesk } from '../device/media.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useSay } from '../words/words.ts';
import { useShiftBoardValue } from './shift-board.ts';
import { Takeover } from './takeover/takeover.tsx';
import { NO_TURN, nextTurn, putAside } from './takeover/takeover-turn.ts';

/** Rings while a new order waits, and gives it the whole screen below 1024 px, whatever page is open. */
export function BoardWatch() {
  const say = useSay();
  const desk = useDesk();
  const bellOn = useKeptChoices((choices) => choices.bellOn);
  const { open } = useSheet();
  const { columns } = useShiftBoardValue();
  const [turn, setTurn] = useState(NO_TURN);
  /** the orders whose bell was silenced; the next one rings again */
  const [silenced, setSilenced] = useState<ReadonlySet<string>>(new Set());
  // one that waits for the diner’s word about the fee comes back when it is there
  const fresh = columns.new.filter((order) => order.fee.state !== 'offered');
  const waiting = fresh.map((order) => order.code);
  // an order that was put aside comes back by the clock
  useClock((now) => [...turn.aside.values()].some((until) => until <= now));
  const next = nextTurn(turn, waiting, serverNow(), open !== null);
  if (next !== turn) setTurn(next);
  const rings = bellOn && waiting.some((code) => !silenced.has(code));
  useRinging(rings);

  const count = waiting.length;
  const shown = desk ? undefined : fresh.find((order) => order.code === next.shown);
  return (
    <>
      <div className="vh" role="status">
        {count > 0 ? say('nav.waiting', { count }) : ''}
      </div>
      {shown ? (
        <Takeover
          order={shown}
          next={fresh.filter((order) => order !== shown)}
          rings={rings}
          onSilence={() => setSilenced(new Set(waiting))}
          onAside={() => setTurn(putAside(waiting, serverNow()))}
          onShow={(code) =>
            setTurn({
              ...next,
              shown: code,
              aside: new Map([...next.aside].filter(([each]) => each !== code)),
            })
          }
        />
      ) : null}
    </>
  );
}
