import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { tabletHere } from '../device/tablet.ts';
import { useLinks } from '../start/use-place.ts';
import { checkoutWords } from '../words/areas.ts';

/** The way to the codes there are; on a tablet that stays on a table there are nobody's own [TB94]. */
export function OffersLink({ className }: { readonly className: string }) {
  const say = useWords(checkoutWords);
  const links = useLinks();
  return (
    <Link to={links('/promotion')} className={className}>
      {say(tabletHere() ? 'offers_store' : 'offers')}
    </Link>
  );
}
