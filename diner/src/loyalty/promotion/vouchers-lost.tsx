import { Refused } from '@mam/client/call.ts';
import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { connectionText } from '@mam/contract/http/connection-text.ts';
import plug from '@mam/ui/art/electric-plug.svg';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { promotionWords } from '../../words/areas.ts';

interface VouchersLostProps {
  readonly fault: Error;
  readonly retry: () => unknown;
}

/** Vouchers that did not come, and why; asked for again by a tap, or by themselves when the network is back. */
export function VouchersLost({ fault, retry }: VouchersLostProps) {
  const say = useWords(promotionWords);
  const language = useLanguage();
  return (
    <EmptyState
      title={say('lost')}
      things={<TrayThing src={plug} at={[50, 50]} size={40} />}
      actions={
        <Button kind="primary" onClick={() => void retry()}>
          {say('again')}
        </Button>
      }
    >
      {fault instanceof Refused ? fault.message : connectionText[language]}
    </EmptyState>
  );
}
