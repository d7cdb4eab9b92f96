import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { UserRound } from 'lucide-react';
import { errorText } from '../data/ask.ts';
import { lastingError } from '../data/read-again.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useSay } from '../words/words.ts';
import styles from './people-list.module.css';
import { usePeople } from './use-people.ts';

interface PeopleListProps {
  readonly stores: readonly { readonly id: number; readonly name: string }[];
}

/** The people of a brand, with their roles and stores. */
export function PeopleList({ stores }: PeopleListProps) {
  const say = useSay();
  const people = usePeople();
  const { show } = useSheet();
  const whereOf = (ids: readonly number[] | null) =>
    ids === null || ids.length === stores.length
      ? say('people.allStores')
      : ids.map((id) => stores.find((store) => store.id === id)?.name ?? `#${id}`).join(', ');
  const fault = lastingError(people);
  if (fault && !people.data) {
    return (
      <EmptyState
        title={say('people.failed')}
        actions={<Button onClick={() => void people.refetch()}>{say('again')}</Button>}
      >
        {errorText(fault)}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list} aria-busy={people.isPending}>
      {people.data?.map((person) => (
        <li key={person.id}>
          <ListRow
            lead={<UserRound aria-hidden="true" />}
            value={person.name}
            detail={whereOf(person.stores)}
            tail={
              <Pill kind={person.role === 'owner' ? 'brand' : 'plain'}>
                {person.isMe ? `${say('people.me')} · ` : null}
                {say(`role.${person.role}`)}
              </Pill>
            }
            onClick={() => show('member', person.id)}
          />
        </li>
      )) ??
        ['60%', '40%', '50%'].map((width) => (
          <li key={width} className={styles.person}>
            <Skeleton width={width} height="1.25rem" />
          </li>
        ))}
    </ul>
  );
}
