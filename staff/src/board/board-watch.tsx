import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { may } from '@mam/domain/staff/roles.ts';
import { useState } from 'react';
import { useRinging } from '../device/bell.ts';
import { serverNow, useClock } from '../device/clock.ts';
import { useKeptChoices } from '../device/kept-choices.ts';
import { useDesk } from '../device/media.ts';
import { useSheet } from '../device/sheet-address.ts';
import { answerStageAt, isEverywhere, silenceableRing } from '../order/urgency.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { useShiftBoardValue } from './shift-board.ts';
import { Takeover } from './takeover/takeover.tsx';
import { NO_TURN, nextTurn, putAside } from './takeover/takeover-turn.ts';
import { useAnsweredBell } from './use-answered-bell.ts';
import { useTakenBell } from './use-taken-bell.ts';

const NO_ORDERS: readonly BoardOrder[] = [];

/**
 * Rings while a new order waits, and gives it the whole screen below 1024 px, over any page. The longer it waits the
 * louder, in the end on every device, also one that was silenced or switched off, and if it was put aside [OR42].
 */
export function BoardWatch() {
  const say = useSay();
  const { me } = useShift();
  const desk = useDesk();
  const bellOn = useKeptChoices((choices) => choices.bellOn);
  const { open } = useSheet();
  const { board, columns } = useShiftBoardValue();
  useTakenBell(columns, bellOn, board !== null);
  useAnsweredBell(board?.orders ?? NO_ORDERS, bellOn);
  const [turn, setTurn] = useState(NO_TURN);
  /** orders whose bell was silenced at a stage; the next order and the next stage ring again */
  const [silenced, setSilenced] = useState<ReadonlySet<string>>(new Set());
  // one that waits for the diner’s word about the fee comes back when it is there
  const fresh = columns.new.filter((order) => order.fee.state !== 'offered');
  // drawn again when one of them reaches its next stage
  useClock((now) => fresh.map((order) => answerStageAt(order, now)).join());
  const asked = fresh.map((order) => {
    const stage = answerStageAt(order, serverNow());
    const everywhere = isEverywhere(stage);
    // put aside before, it comes back by being asked for everywhere
    return {
      order,
      stage,
      everywhere,
      ring: silenceableRing(order.code, stage),
      name: `${order.code}${everywhere ? '!' : ''}`,
    };
  });
  // nobody who only looks on is asked to answer
  const taking = may(me.role, 'moveOrders') ? asked.filter(({ everywhere }) => everywhere || !desk) : [];
  const waiting = taking.map(({ name }) => name);
  // an order that was put aside comes back by the clock
  useClock((now) => [...turn.aside.values()].some((until) => until <= now));
  const next = nextTurn(turn, waiting, serverNow(), open !== null);
  if (next !== turn) setTurn(next);
  const heard = asked.filter(({ everywhere, ring }) => (bellOn || everywhere) && !silenced.has(ring));
  const rings = heard.length > 0;
  const ring = heard.some(({ stage }) => stage !== null) ? 'loud' : 'order';
  useRinging(rings ? ring : null);

  const count = asked.length;
  const shown = taking.find(({ name }) => name === next.shown);
  return (
    <>
      <div className="vh" role="status">
        {count > 0 ? say('nav.waiting', { count }) : ''}
      </div>
      {shown ? (
        <Takeover
          order={shown.order}
          stage={shown.stage}
          next={taking.filter((each) => each !== shown).map(({ order }) => order)}
          rings={rings}
          onSilence={() => setSilenced(new Set(asked.map(({ ring }) => ring)))}
          onAside={() => setTurn(putAside(waiting, serverNow()))}
          onShow={(code) => {
            const name = taking.find(({ order }) => order.code === code)?.name ?? null;
            const aside = new Map([...next.aside].filter(([each]) => each !== name));
            setTurn({ ...next, shown: name, aside });
          }}
        />
      ) : null}
    </>
  );
}
