import { useWords } from '@mam/client/i18n.ts';
import { Button, LinkButton } from '@mam/ui/control/button.tsx';
import { Modal, useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { QuestionBox } from '@mam/ui/dialog/question.tsx';
import { hideForGood } from '../device/hidden.ts';
import { invitationWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import { endInvitation, type Followable, useInvitation, ZALO } from './zalo-invitation.tsx';

/** Once something has been ordered: the restaurant's own page, to follow or not. */
export function ZaloDialog() {
  const to = useInvitation();
  return to ? (
    <Modal labelledBy="zalo" onClose={endInvitation}>
      <Invitation to={to} />
    </Modal>
  ) : null;
}

function Invitation({ to }: { readonly to: Followable }) {
  const say = useWords(invitationWords);
  const leave = useLeaveModal();
  const never = () => {
    hideForGood(ZALO);
    leave();
  };
  return (
    <QuestionBox
      titleId="zalo"
      title={say('title')}
      answers={
        <>
          <Button size="big" onClick={leave}>
            {say('later')}
          </Button>
          <LinkButton
            kind="primary"
            size="big"
            href={`https://zalo.me/${encodeURIComponent(to.pageId)}`}
            target="_blank"
            rel="noopener noreferrer"
            onClick={leave}
          >
            {say('open')}
          </LinkButton>
        </>
      }
      below={
        <Button kind="quiet" size="small" onClick={never}>
          {say('never')}
        </Button>
      }
    >
      <Bold>{say('text', { name: to.name })}</Bold>
    </QuestionBox>
  );
}
