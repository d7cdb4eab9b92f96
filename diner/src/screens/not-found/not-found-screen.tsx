import { useLocation } from '../../start/router.tsx';
import { NotFound } from './not-found.tsx';

/** "/404" speaks of the restaurant, any other unknown address of the page. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  return <NotFound what={pathname === '/404' ? 'restaurant' : 'page'} />;
}
