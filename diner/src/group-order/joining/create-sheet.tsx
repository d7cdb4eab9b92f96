import { useWords } from '@mam/client/i18n.ts';
import { createGroupOrder } from '@mam/contract/group-order/group-order.ts';
import { endProblem, suggestedEnd } from '@mam/domain/group-order/begin.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { epochOrJump, wallTime } from '@mam/domain/time/wall-time.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Wheel, Wheels } from '@mam/ui/control/wheel.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useRef, useState } from 'react';
import { newKey } from '../../cart/cart-actions.ts';
import { rememberJoined } from '../../cart/together.ts';
import { call } from '../../data/call.ts';
import { timeNow } from '../../device/clock.ts';
import { persist } from '../../device/persisted.ts';
import { groupOrderWords } from '../../words/areas.ts';
import { PromotionLine, usePromotions } from '../promotion-line.tsx';
import { showGroupOrder } from '../sync/group-order-query.ts';
import { TeamTray } from '../team-tray.tsx';
import { IntroductionFields, useIntroduction } from './introduction.tsx';
import type { LikeLast } from './like-last.ts';
import { LimitField, useLimitChoice } from './limit-field.tsx';
import styles from './sheets.module.css';
import { SplitFields, useSplitChoice } from './split-fields.tsx';

const LAST_HOUR = 23;
const MINUTES = Array.from({ length: 12 }, (_, index) => index * 5);
const two = (n: number) => String(n).padStart(2, '0');
const option = (value: number) => ({ value, text: two(value) });

export interface CreateSheetProps {
  readonly store: Store;
  /** what is taken over from an old one; null = nothing */
  readonly like?: LikeLast | null;
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

/** Begins a group order: who, how to reach them, and until when people choose. */
export function CreateSheet({ store, like = null, onClose, onCreated }: CreateSheetProps) {
  const say = useWords(groupOrderWords);
  const introducing = useIntroduction(null);
  const splitting = useSplitChoice(store, like);
  const limiting = useLimitChoice(store.currency, like);
  const promotions = usePromotions({ brand: store.brand, storeId: store.id });
  const [opened] = useState(timeNow);
  const [end, setEnd] = useState<EpochMs>(() => suggestedEnd(opened, store.zone) ?? opened);
  const [busy, setBusy] = useState(false);
  // one form is one group order, however often it is sent
  const key = useRef(newKey());
  const from = wallTime(opened, store.zone);
  const at = wallTime(end, store.zone);
  const choose = (hour: number, minute: number) => setEnd(epochOrJump(from, hour, minute, store.zone));
  const create = async () => {
    const person = introducing.settle();
    const split = splitting.settle();
    const limit = split && limiting.settle();
    if (!person || !split || !limit) return;
    if (endProblem(end, timeNow())) return showToast(say('end_past'), { urgent: true });
    setBusy(true);
    const answer = await call(createGroupOrder, {
      body: {
        ...person,
        ...split,
        ...limit,
        expire_at: end / 1000,
        brand_id: store.brand,
        store_id: store.id,
      },
      idempotencyKey: key.current,
    });
    setBusy(false);
    if (!answer.ok) {
      if (answer.code !== 'CONNECTION') key.current = newKey();
      return showToast(answer.message, { urgent: true });
    }
    // [GO23] what is chosen on this device is what the others are told
    if (like) persist('choices', like.choices);
    showGroupOrder(answer.data);
    rememberJoined(answer.data.hash, { brand: store.brand, storeId: store.id });
    onCreated();
  };
  return (
    <Sheet
      title={say('create_title')}
      detail={say('create_detail')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="big"
          block
          aria-busy={busy || undefined}
          disabled={busy}
          onClick={() => void create()}
        >
          {say('create')}
        </Button>
      }
    >
      <TeamTray
        team={[{ user_id: '', name: introducing.person.name, status: 2, item_count: 0 }]}
        left={Math.min(1, Math.max(0, (end - opened) / (2 * 60 * 60_000)))}
        free={4}
      >
        <b>{formatClock(at)}</b>
        {say('create_until')}
      </TeamTray>
      <Wheels label={say('end')} className={styles.wheels}>
        <Wheel
          label={say('end_hour')}
          value={at.hour}
          onChange={(hour) => choose(hour, at.minute)}
          options={Array.from({ length: LAST_HOUR - from.hour + 1 }, (_, index) => option(from.hour + index))}
        />
        <Wheel
          label={say('end_minute')}
          value={at.minute - (at.minute % 5)}
          onChange={(minute) => choose(at.hour, minute)}
          options={MINUTES.map(option)}
        />
      </Wheels>
      <IntroductionFields introducing={introducing} owner={null} />
      {like && like.names.length > 0 ? (
        <p className="small muted">{say('again_people', { names: like.names.join(', ') })}</p>
      ) : null}
      <LimitField choosing={limiting} currency={store.currency} />
      <SplitFields choosing={splitting} store={store} />
      <PromotionLine promotions={promotions} people={null} />
    </Sheet>
  );
}
