import { useWords } from '@mam/client/i18n.ts';
import { createGroupOrder } from '@mam/contract/group-order/group-order.ts';
import { groupOrderFromWire } from '@mam/contract/group-order/group-order-wire.ts';
import { seconds } from '@mam/contract/http/moment-wire.ts';
import { endProblem, TITLE_LENGTH } from '@mam/domain/group-order/begin.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
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
import { EndFields, useEndChoice } from './end-fields.tsx';
import { IntroductionFields, useIntroduction } from './introduction.tsx';
import type { LikeLast } from './like-last.ts';
import { LimitField, useLimitChoice } from './limit-field.tsx';
import styles from './sheets.module.css';
import { SplitFields, useSplitChoice } from './split-fields.tsx';
import { useRefusedForm } from './use-refused-form.ts';

export interface CreateSheetProps {
  readonly store: Store;
  /** settings taken over from an old one; null = none */
  readonly like?: LikeLast | null;
  readonly onClose: () => void;
  readonly onCreated: () => void;
}

/** Begins a group order: who, how to reach them, and until when people choose. */
export function CreateSheet({ store, like = null, onClose, onCreated }: CreateSheetProps) {
  const say = useWords(groupOrderWords);
  const introducing = useIntroduction();
  const splitting = useSplitChoice(store, like);
  const limiting = useLimitChoice(store.currency, like);
  const promotions = usePromotions({ brand: store.brand, storeId: store.id });
  const ending = useEndChoice(store.zone);
  const [title, setTitle] = useState(like?.title ?? '');
  const { form, refuse } = useRefusedForm();
  const [busy, setBusy] = useState(false);
  // one form is one group order, however often it is sent
  const key = useRef(newKey());
  const { end, left } = ending;
  const create = async () => {
    const person = introducing.settle();
    const split = person && splitting.settle();
    const limit = split && limiting.settle();
    if (!person || !split || !limit) return refuse();
    if (endProblem(end, timeNow())) return showToast(say('end_past'), { urgent: true });
    setBusy(true);
    const answer = await call(createGroupOrder, {
      body: {
        ...person,
        ...split,
        ...limit,
        ...(title.trim() !== '' && { title }),
        expire_at: seconds(end),
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
    // [GO23] the others are told the choices of this device
    if (like) persist('choices', like.choices);
    showGroupOrder(groupOrderFromWire(answer.data, store.currency));
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
        team={[{ uid: '', name: introducing.person.name, status: 2, itemCount: 0 }]}
        left={left}
        free={4}
        small
      >
        <b>{formatClock(wallTime(end, store.zone))}</b>
        {say('create_until')}
      </TeamTray>
      <EndFields ending={ending} zone={store.zone} />
      <div ref={form}>
        <IntroductionFields introducing={introducing} owner={null} />
        <Field label={say('title')} className={styles.named}>
          {(wiring) => (
            <Input
              {...wiring}
              placeholder={say('title_hint')}
              maxLength={TITLE_LENGTH}
              autoComplete="off"
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        {like && like.names.length > 0 ? (
          <p className="small muted">{say('again_people', { names: like.names.join(', ') })}</p>
        ) : null}
        <LimitField choosing={limiting} currency={store.currency} />
        <SplitFields choosing={splitting} store={store} opened={like !== null} />
        <PromotionLine promotions={promotions} standing={null} />
      </div>
    </Sheet>
  );
}
