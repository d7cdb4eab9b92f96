import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { may, type Rank } from '@mam/domain/staff/roles.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { TicketPercent } from 'lucide-react';
import { useSheet } from '../device/sheet-address.ts';
import { useSay } from '../words/words.ts';
import styles from './code-sheet.module.css';
import { mayLayCode } from './may-lay-code.ts';

interface LayCodeButtonProps {
  readonly order: BoardOrder;
  readonly rank: Rank;
}

/** The way to a guest's voucher for an order that has none. */
export function LayCodeButton({ order, rank }: LayCodeButtonProps) {
  const say = useSay();
  const { show } = useSheet();
  if (!may(rank, 'editOrders') || !mayLayCode(order)) return null;
  return (
    <Button
      kind="soft"
      block
      className={styles.enter}
      onClick={() => show('code', order.code, { instead: true })}
    >
      <TicketPercent aria-hidden="true" />
      {say('code.enter')}
    </Button>
  );
}
