import { Refused } from '@mam/client/call.ts';
import { confirmTransfer } from '@mam/contract/payment/staff-money.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useCallback } from 'react';
import { call } from '../../data/ask.ts';
import { keys, queries, sayRefusal } from '../../data/queries.ts';
import { setInFlight, useInFlight } from '../../order/in-flight.ts';
import { isDelayed, useAnyDelayed } from '../../order/undo/delayed-acts.ts';
import { useBoardPlace } from '../../store/board-place.ts';
import { say } from '../../words/words.ts';

/** Confirms that staff have seen the money, or take the sum that came: once, however often it is tapped. */
export function useConfirm({ code, version }: Pick<BoardOrder, 'code' | 'version'>): {
  readonly confirm: () => Promise<boolean>;
  readonly busy: boolean;
} {
  const { storeId } = useBoardPlace();
  const flies = useInFlight(({ keys }) => keys.has(code));
  const delayed = useAnyDelayed(code);
  const confirm = useCallback(async () => {
    if (useInFlight.getState().keys.has(code) || isDelayed(code)) return false;
    setInFlight(code, true);
    const answer = await call(confirmTransfer, { params: { code }, body: { version } });
    if (answer.ok) {
      queries.setQueryData(keys.money(code), answer.data);
      showToast(say('moved.confirm', { code }));
    } else sayRefusal(new Refused(answer));
    // the order itself is read again before it can be tapped again: its version is another now
    await queries.invalidateQueries({ queryKey: keys.board(storeId) });
    void queries.invalidateQueries({ queryKey: keys.money(code) });
    setInFlight(code, false);
    return answer.ok;
  }, [code, version, storeId]);
  return { confirm, busy: flies || delayed };
}
