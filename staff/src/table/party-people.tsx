import type { Party, SeatedPerson } from '@mam/domain/table/floor.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { useState } from 'react';
import { useSay } from '../words/words.ts';
import styles from './table-now.module.css';
import { seatPerson, useSeating } from './use-floor.ts';

interface PartyPeopleProps {
  readonly storeId: number;
  readonly party: Party;
}

type Step = 'first' | 'out' | 'in';

/** [TB89] The phones of a party: who is there and who is not let in, and what the staff can do about it. */
export function PartyPeople({ storeId, party }: PartyPeopleProps) {
  const say = useSay();
  const busy = useSeating(storeId);
  const [asked, setAsked] = useState<{ readonly as: 'first' | 'out'; readonly who: SeatedPerson } | null>(
    null,
  );
  const nameOf = ({ name }: SeatedPerson) => name || say('seated.nameless');
  const seat = async (who: SeatedPerson, as: Step) => {
    const floor = await seatPerson(storeId, party.id, who.id, as);
    setAsked(null);
    if (floor) showToast(say(`seated.done.${as}`, { name: nameOf(who) }));
  };
  if (party.people.length === 0) return null;
  return (
    <section aria-label={say('seated.title')}>
      <ul className={styles.people}>
        {party.people.map((who) => (
          <li key={who.id}>
            <span className={styles.person}>
              <b>{nameOf(who)}</b>
              {who.isFirst ? <Pill kind="brand">{say('seated.first')}</Pill> : null}
              {who.state === 'in' ? null : (
                <Pill kind={who.state === 'asking' ? 'warn' : 'bad'}>{say(`seated.${who.state}`)}</Pill>
              )}
            </span>
            <span className={styles.steps}>
              {who.state === 'in' ? (
                <>
                  {who.isFirst ? null : (
                    <Button
                      size="small"
                      busy={busy}
                      aria-label={say('seated.makeFirst.of', { name: nameOf(who) })}
                      onClick={() => setAsked({ as: 'first', who })}
                    >
                      {say('seated.makeFirst')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    kind="quiet"
                    busy={busy}
                    aria-label={say('seated.putOut.of', { name: nameOf(who) })}
                    onClick={() => setAsked({ as: 'out', who })}
                  >
                    {say('seated.putOut')}
                  </Button>
                </>
              ) : (
                <Button
                  size="small"
                  busy={busy}
                  aria-label={say('seated.letIn.of', { name: nameOf(who) })}
                  onClick={() => void seat(who, 'in')}
                >
                  {say('seated.letIn')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {asked ? (
        <Question
          busy={busy}
          danger={asked.as === 'out'}
          title={say(`seated.ask.${asked.as}`, { name: nameOf(asked.who) })}
          cancel={say('floor.back')}
          confirm={say(asked.as === 'out' ? 'seated.putOut' : 'seated.makeFirst')}
          onCancel={() => setAsked(null)}
          onConfirm={() => void seat(asked.who, asked.as)}
        >
          {say(`seated.why.${asked.as}`)}
        </Question>
      ) : null}
    </section>
  );
}
