import { useWords } from '@mam/client/i18n.ts';
import type { GroupOrderSession } from '@mam/domain/group-order/group-order.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { Ban, Check, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { groupOrderWords } from '../words/areas.ts';
import styles from './group-page.module.css';
import { type CalledGroupOrder, manage } from './sync/group-order-calls.ts';

interface MemberActionsProps {
  readonly groupOrder: CalledGroupOrder;
  readonly member: GroupOrderSession;
  readonly onClose: () => void;
}

/** Actions of the owner on a member; taking them out is asked about first. */
export function MemberActions({ groupOrder, member, onClose }: MemberActionsProps) {
  const say = useWords(groupOrderWords);
  const [asked, setAsked] = useState<'kick' | 'ban' | null>(null);
  const { name, uid, version } = member;
  const letPass = () => {
    onClose();
    void manage(groupOrder, { action: 'let_pass', user_id: uid, version });
  };
  if (asked)
    return (
      <Question
        danger
        title={say(`${asked}_title`, { name })}
        cancel={say('no')}
        confirm={say(asked)}
        onCancel={onClose}
        onConfirm={() => {
          onClose();
          void manage(groupOrder, { action: asked, user_id: uid });
        }}
      >
        {say(`${asked}_text`, { name })}
      </Question>
    );
  return (
    <Sheet title={name} onClose={onClose}>
      <div className={styles.choices}>
        {member.overLimit > 0 ? (
          <Button kind="primary" size="big" block onClick={letPass}>
            <Check />
            {say('let_pass')}
          </Button>
        ) : null}
        <Button kind="outline" size="big" block onClick={() => setAsked('kick')}>
          <UserMinus />
          {say('kick')}
        </Button>
        <Button kind="bad-soft" size="big" block onClick={() => setAsked('ban')}>
          <Ban />
          {say('ban')}
        </Button>
      </div>
    </Sheet>
  );
}
