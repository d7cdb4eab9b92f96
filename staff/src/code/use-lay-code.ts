import { Refused } from '@mam/client/call.ts';
import { layCode, tryCode } from '@mam/contract/staff/code/lay-code.ts';
import { type TriedOnOrder, triedCodeFromWire } from '@mam/contract/staff/code/lay-code-wire.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useRef, useState } from 'react';
import { call } from '../data/ask.ts';
import { keys, queries, sayRefusal } from '../data/queries.ts';
import { sendOrderAct } from '../order/send-order-act.ts';
import { useBoardPlace } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';

/** Tries a code on an order and lays it, each once however often it is tapped. */
export function useLayCode({ code, version }: BoardOrder, onDone: () => void) {
  const say = useSay();
  const { storeId, currency } = useBoardPlace();
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState<TriedOnOrder | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const asking = useRef(false);
  const once = async (ask: () => Promise<void>) => {
    if (asking.current) return;
    asking.current = true;
    setBusy(true);
    await ask();
    asking.current = false;
    setBusy(false);
  };
  const check = (typed: string) =>
    once(async () => {
      const answer = await call(tryCode, { params: { code }, body: { voucher_code: typed } });
      if (!answer.ok) return setProblem(answer.message);
      setTried(triedCodeFromWire(answer.data, currency));
    });
  const lay = (voucher_code: string) =>
    once(async () => {
      const body = { voucher_code, version };
      const answer = await sendOrderAct(storeId, ['code', code, body], (idempotencyKey) =>
        call(layCode, { params: { code }, body, idempotencyKey }),
      );
      void queries.invalidateQueries({ queryKey: keys.tables(storeId) });
      if (!answer.ok) return sayRefusal(new Refused(answer));
      showToast(say('code.laid', { code }));
      onDone();
    });
  const forget = () => {
    setTried(null);
    setProblem(null);
  };
  return { busy, tried, problem, check, lay, forget };
}
