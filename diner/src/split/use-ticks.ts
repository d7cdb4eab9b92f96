import { currentLanguage } from '@mam/client/i18n.ts';
import { tickSplitBill } from '@mam/contract/group-order/group-order.ts';
import { createClient } from '@mam/contract/http/client.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useEffect, useRef, useState } from 'react';
import { queryCache } from '../data/query-cache.ts';
import { persisted } from '../device/persisted.ts';

/** Several taps are one request. */
const SOON = 2_000;

/** Calls that go out also while the page is closed. */
const call = createClient({
  fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
  language: currentLanguage,
  token: () => persisted.getState().user.token,
});

interface Ticked {
  /** of the group order, and of the order it was */
  readonly hash: string;
  readonly orderHash: string;
}

type PendingTicks = ReadonlyMap<string, boolean>;

const without = (all: PendingTicks, sent: PendingTicks): PendingTicks =>
  new Map([...all].filter(([uid, paid]) => sent.get(uid) !== paid));

/** [SP5] The owner's ticks: shown at once, sent in a moment or as the page is left. Untouched people are not sent. */
export function useTicks({ hash, orderHash }: Ticked) {
  const [said, setSaid] = useState<PendingTicks>(new Map());
  const waiting = useRef<PendingTicks>(said);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useRef(async () => {});
  send.current = async () => {
    clearTimeout(timer.current);
    const sent = waiting.current;
    if (sent.size === 0) return;
    waiting.current = new Map();
    const sessions = [...sent].map(([user_id, paid]) => ({ user_id, paid }));
    const answer = await call(tickSplitBill, { params: { group_id: hash }, body: { sessions } });
    if (!answer.ok) showToast(answer.message, { urgent: true });
    // the stored ticks take their place, also where they were refused
    await queryCache.invalidateQueries({ queryKey: [orderTopic(orderHash)] });
    setSaid((all) => without(all, sent));
  };
  useEffect(() => {
    const leave = () => void send.current();
    const hide = () => document.visibilityState === 'hidden' && leave();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);
  const tick = (uid: string, paid: boolean) => {
    waiting.current = new Map(waiting.current).set(uid, paid);
    setSaid((all) => new Map(all).set(uid, paid));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send.current(), SOON);
  };
  return { said, tick };
}

/** [SP5] A member says that their share is sent, or takes it back: at once. */
export function useSent({ hash, orderHash }: Ticked) {
  const [busy, setBusy] = useState(false);
  const saySent = async (sent: boolean) => {
    setBusy(true);
    const answer = await call(tickSplitBill, { params: { group_id: hash }, body: { sent } });
    if (!answer.ok) showToast(answer.message, { urgent: true });
    await queryCache.invalidateQueries({ queryKey: [orderTopic(orderHash)] });
    setBusy(false);
  };
  return { busy, saySent };
}
