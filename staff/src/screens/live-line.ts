import { topicName } from '@mam/contract/http/live.ts';
import { useEffect, useState } from 'react';
import type { LiveState } from '../data/live-stream.ts';
import { keys, queries } from '../data/queries.ts';
import { shareLive } from '../data/shared-live.ts';

/** Follows the board and the menu of a store: a doorbell rings, the screen reads again. */
export function useLiveLine(brand: string, storeId: number): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    const board = topicName({ kind: 'board', brand, storeId });
    const menu = topicName({ kind: 'menu', brand, storeId });
    const readAgain = (key: readonly unknown[]) => void queries.invalidateQueries({ queryKey: key });
    return shareLive([board, menu], {
      onChange: (topic) => {
        if (topic !== menu) {
          readAgain(keys.board(storeId));
          // only what is on the screen is read: an order's money while its sheet is open
          readAgain(['money']);
          readAgain(keys.unplacedMoney);
        }
        if (topic !== board) readAgain(keys.dishes(storeId));
      },
      onState: setState,
      onSignedOut: () => readAgain(keys.me),
    });
  }, [brand, storeId]);
  return state;
}
