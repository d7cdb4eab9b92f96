import { useLocation } from '@mam/client/router.tsx';
import { MenuAgain } from '../lost/menu-again.tsx';
import { NotFound } from '../lost/not-found.tsx';

/** "/404" speaks of the restaurant, or of a menu the network kept back; any other unknown address of the page. */
export function NotFoundScreen() {
  const { pathname, search } = useLocation();
  if (pathname === '/404' && new URLSearchParams(search).get('reason') === 'network') return <MenuAgain />;
  return <NotFound what={pathname === '/404' ? 'restaurant' : 'page'} />;
}
