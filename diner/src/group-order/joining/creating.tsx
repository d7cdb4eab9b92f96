import { useGroupOrder } from '../sync/group-order-query.ts';
import { CreateSheet, type CreateSheetProps } from './create-sheet.tsx';
import { likeLast } from './like-last.ts';

export interface CreatingProps extends CreateSheetProps {
  /** the group order it is to be like; "" = like none */
  readonly again: string;
}

/** A group order is about to be begun. */
export function Creating({ again, ...beginning }: CreatingProps) {
  return again === '' ? <CreateSheet {...beginning} /> : <CreateLike hash={again} {...beginning} />;
}

/** [GO23] As the old one was, as far as that is still known. */
function CreateLike({ hash, ...beginning }: CreateSheetProps & { readonly hash: string }) {
  const reading = useGroupOrder(hash);
  if (reading.state === 'loading') return null;
  const like = reading.state === 'ready' ? likeLast(reading.value) : null;
  return <CreateSheet {...beginning} like={like} />;
}
