import { useWords } from '@mam/client/i18n.ts';
import plug from '@mam/ui/art/electric-plug.svg';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { promotionWords } from '../../words/areas.ts';

/** What was asked for did not come; asked again by a tap, or by itself when the network is back. */
export function VouchersLost({ retry }: { readonly retry: () => unknown }) {
  const say = useWords(promotionWords);
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
      {say('lost_text')}
    </EmptyState>
  );
}
