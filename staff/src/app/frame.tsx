import type { Me } from '@mam/contract/staff/me.schema.ts';
import { may } from '@mam/domain/staff/roles.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { BoardWatch } from '../board/board-watch.tsx';
import { ConnectionBand } from '../board/connection-band.tsx';
import { IssueWatch } from '../board/issue-watch.tsx';
import { ShiftBoard, useShiftBoard } from '../board/shift-board.ts';
import { SwitchBand } from '../board/switch/switch-band.tsx';
import { useBrandColour } from '../brand/brand-look.ts';
import { DemoBand } from '../brand/demo-band.tsx';
import { BoardPlaceContext } from '../store/board-place.ts';
import { ShiftContext, useShiftOf } from '../store/shift.tsx';
import { TablesStoppedBand } from '../store/tables-stopped-band.tsx';
import { CallWatch } from '../table/call-watch.tsx';
import { TurnBand } from '../turn/turn-band.tsx';
import styles from './frame.module.css';
import { FrameSheets } from './frame-sheets.tsx';
import { Navigation } from './navigation.tsx';

interface FrameProps {
  readonly me: Me;
  readonly children: ReactNode;
}

/** The frame round every screen of a shift: notices, navigation, the watch for new orders. */
export function Frame({ me, children }: FrameProps) {
  // who only looks on goes nowhere else
  const acts = may(me.role, 'moveOrders');
  const shift = useShiftOf(me);
  const board = useShiftBoard(shift);
  const { storeId, zone, currency, dinerLanguage } = shift;
  const place = useMemo(
    () => ({ storeId, zone, currency, language: dinerLanguage }),
    [storeId, zone, currency, dinerLanguage],
  );
  useBrandColour(me.brand.main_color);
  useScreenAwake();
  return (
    <ShiftContext value={shift}>
      <BoardPlaceContext value={place}>
        <ShiftBoard value={board}>
          <div className={classNames(styles.frame, !acts && styles.bare)}>
            <div className={styles.notices}>
              <DemoBand />
              <ConnectionBand />
              <TablesStoppedBand />
              <SwitchBand />
              {may(me.role, 'answerCalls') ? <CallWatch /> : null}
              <IssueWatch />
              <TurnBand />
            </div>
            {acts ? <Navigation /> : null}
            <div className={styles.main}>{children}</div>
          </div>
          <BoardWatch />
          {acts ? <FrameSheets /> : null}
        </ShiftBoard>
      </BoardPlaceContext>
    </ShiftContext>
  );
}

/** A board on a sleeping tablet is no board: keeps the screen on while it is shown, where the browser can. */
function useScreenAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // refused on low battery: the board works all the same
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      if (gone) await taken?.release();
      else lock = taken;
    };
    const again = () => void take();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
