import { dataOrThrow, Refused } from '@mam/client/call.ts';
import { useLanguage } from '@mam/client/i18n.ts';
import type { NumberPoints } from '@mam/contract/staff/order-points.schema.ts';
import { correctPoints, getNumberPoints } from '@mam/contract/staff/order-points.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { may, type Rank } from '@mam/domain/staff/roles.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, errorText, isUnclear, newKey } from '../data/ask.ts';
import { keys, sayRefusal } from '../data/queries.ts';
import { lastingError } from '../data/read-again.ts';
import { useSay } from '../words/words.ts';
import styles from './correct-points.module.css';

interface CorrectPointsProps {
  readonly order: BoardOrder;
  readonly role: Rank;
}

/** [LO16] The points of the number an order was placed with, for who may correct them. */
export function CorrectPoints({ order, role }: CorrectPointsProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  if (!order.phone || !may(role, 'correctPoints')) return null;
  return (
    <>
      <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('points.open')}
      </Button>
      {open ? <PointsSheet order={order} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function PointsSheet({ order: { code, phone }, onClose }: { order: BoardOrder; onClose: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: keys.points(code),
    queryFn: async ({ signal }) => dataOrThrow(await call(getNumberPoints, { params: { code }, signal })),
    // the number may have been proved and points earned since it was open last
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = query;
  const fault = lastingError(query);
  if (data?.point != null) return <PointsForm code={code} phone={phone} points={data} onClose={onClose} />;
  return (
    <Sheet title={say('points.title', { phone })} onClose={onClose}>
      {data ? (
        <p>{say('points.none')}</p>
      ) : fault ? (
        <p role="alert">{errorText(fault)}</p>
      ) : (
        <Skeleton height="8rem" shape="card" />
      )}
    </Sheet>
  );
}

interface PointsFormProps {
  readonly code: string;
  readonly phone: string;
  readonly points: NumberPoints;
  readonly onClose: () => void;
}

const LONGEST = 6;
const LONGEST_REASON = 200;

function PointsForm({ code, phone, points: { point, corrections }, onClose }: PointsFormProps) {
  const say = useSay();
  const language = useLanguage();
  const [way, setWay] = useState<'give' | 'take'>('give');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const key = useRef(newKey());
  const wanted = Number(typed);
  const there = point ?? 0;
  const tooMany = way === 'take' && wanted > there;
  const gap = wanted < 1 ? 'points.gap.number' : reason.trim() === '' ? 'points.gap.reason' : null;
  const blocked = gap !== null || tooMany;
  const send = async () => {
    if (blocked) return;
    setBusy(true);
    const body = { point: way === 'give' ? wanted : -wanted, reason: reason.trim() };
    const answer = await call(correctPoints, { params: { code }, body, idempotencyKey: key.current });
    setBusy(false);
    // whether it was done is not known: pressed again it is done once
    if (!isUnclear(answer)) key.current = newKey();
    if (!answer.ok) return sayRefusal(new Refused(answer));
    showToast(say('points.done', { n: answer.data.point ?? 0 }));
    onClose();
  };
  return (
    <Sheet
      title={say('points.title', { phone })}
      detail={say('points.balance', { n: there })}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block blocked={blocked} busy={busy} onClick={() => void send()}>
          {gap ? say(gap) : say(`points.${way}_go`, { n: wanted })}
        </Button>
      }
    >
      <div className={styles.form}>
        <Segmented
          label={say('points.way')}
          value={way}
          onChange={setWay}
          segments={[
            { value: 'give', label: say('points.give') },
            { value: 'take', label: say('points.take') },
          ]}
        />
        <Field
          label={say('points.number')}
          problem={tooMany ? say('points.too_many', { n: there }) : undefined}
        >
          {(wiring) => (
            <Input
              {...wiring}
              value={typed}
              inputMode="numeric"
              autoComplete="off"
              maxLength={LONGEST}
              onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').replace(/^0+/, ''))}
            />
          )}
        </Field>
        <Field label={say('points.reason')} hint={say('points.reason_hint')}>
          {(wiring) => (
            <Input
              {...wiring}
              value={reason}
              maxLength={LONGEST_REASON}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {corrections.length > 0 ? (
          <section aria-label={say('points.earlier')}>
            <h3 className="small strong">{say('points.earlier')}</h3>
            <ul className={styles.earlier}>
              {corrections.map((one) => (
                <li key={`${one.at} ${one.point} ${one.reason}`}>
                  <b className="strong">
                    {one.point > 0 ? '+' : ''}
                    {one.point.toLocaleString(language)}
                  </b>{' '}
                  {one.reason} · {one.by}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Sheet>
  );
}
