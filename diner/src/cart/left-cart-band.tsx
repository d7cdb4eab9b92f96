import { useWords } from '@mam/client/i18n.ts';
import { useNavigate } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import { itemCount } from '@mam/domain/cart/change-cart.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { TopBand } from '../device/top-band.tsx';
import { usePlace } from '../start/use-place.ts';
import { leftCartWords } from '../words/areas.ts';
import { forgetLeftCart, restoreLeftCart, useLeftCart, watchShownCart } from './left-cart.ts';

/** [CA12] Another store was chosen: what became of the cart of the last one, and the way back to it. */
export function LeftCartBand() {
  const say = useWords(leftCartWords);
  const navigate = useNavigate();
  const { source } = usePlace();
  const left = useLeftCart();
  useEffect(watchShownCart, []);
  if (!left) return null;
  const { brand, storeId, lines } = left;
  const back = () => {
    restoreLeftCart();
    navigate(linkTo('/cart', { brand, storeId, source }));
  };
  return (
    <TopBand label={say('title')}>
      <p role="status">{say('emptied', { n: itemCount(lines) })}</p>
      <Button kind="soft" size="small" onClick={back}>
        {say('back')}
      </Button>
      <IconButton kind="ghost" label={say('close')} onClick={forgetLeftCart}>
        <X />
      </IconButton>
    </TopBand>
  );
}
