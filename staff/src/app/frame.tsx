import type { Me } from '@mam/contract/staff/me.schema.ts';
import { type ReactNode, useMemo } from 'react';
import { BoardWatch } from '../board/board-watch.tsx';
import { ConnectionBand } from '../board/connection-band.tsx';
import { ShiftBoard, useShiftBoard } from '../board/shift-board.ts';
import { useBrandColour } from '../brand/brand-look.ts';
import { DemoBand } from '../brand/demo-band.tsx';
import { useScreenAwake } from '../device/screen-awake.ts';
import { BoardPlaceContext } from '../store/board-place.ts';
import { ShiftContext, useShiftOf } from '../store/shift.tsx';
import styles from './frame.module.css';
import { FrameSheets } from './frame-sheets.tsx';
import { Navigation } from './navigation.tsx';

interface FrameProps {
  readonly me: Me;
  readonly children: ReactNode;
}

/** What stands round every screen of a shift: notices, navigation, the watch for new orders. */
export function Frame({ me, children }: FrameProps) {
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
          <div className={styles.frame}>
            <div className={styles.notices}>
              <DemoBand />
              <ConnectionBand />
            </div>
            <Navigation />
            <div className={styles.main}>{children}</div>
          </div>
          <BoardWatch />
          <FrameSheets />
        </ShiftBoard>
      </BoardPlaceContext>
    </ShiftContext>
  );
}
