import type { SeenBillShare } from '@mam/domain/table/seen-bill.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Pill, type PillKind } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';

const LOOKS: Readonly<Record<SeenBillShare['state'], PillKind>> = {
  paid: 'good',
  held: 'info',
  less: 'warn',
  free: 'warn',
  back: 'bad',
};

interface ShareRowProps {
  readonly share: SeenBillShare;
  /** absent = they may not, or nothing is to be taken back */
  readonly onTakeBack: (() => void) | undefined;
  readonly onSeen: () => void;
}

/** The part of a bill one phone pays, or a waiter took in cash; a transfer that is awaited can be confirmed [PA62]. */
export function ShareRow({ share, onTakeBack, onSeen }: ShareRowProps) {
  const say = useSay();
  const { currency } = useBoardPlace();
  return (
    <li>
      <span className="grow">
        <span className="strong">
          {share.way === null
            ? (share.name ?? say('bill.nameless'))
            : say(`bill.of.${share.way}`, { name: share.name ?? '' })}
        </span>
        {share.back ? (
          <small>{say('bill.backOf', { name: share.back.by, reason: share.back.reason })}</small>
        ) : null}
        {share.confirmedBy === null ? null : <small>{say('bill.seenBy', { name: share.confirmedBy })}</small>}
        {share.reference === null ? null : <small className="num">{share.reference}</small>}
      </span>
      <Pill kind={LOOKS[share.state]}>{say(`bill.state.${share.state}`)}</Pill>
      <Price amount={share.amount} currency={currency} />
      {onTakeBack ? (
        <Button size="small" onClick={onTakeBack}>
          {say('bill.takeBack')}
        </Button>
      ) : null}
      {share.reference === null ? null : (
        <Button size="small" onClick={onSeen}>
          {say('bill.seen')}
        </Button>
      )}
    </li>
  );
}
