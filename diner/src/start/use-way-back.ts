import { cameFromHere } from '@mam/client/browser-history.ts';
import { useNavigate } from '@mam/client/router.tsx';
import { useCallback } from 'react';
import { useLinks } from './use-place.ts';

/** Back in history when the diner came from here, else to the menu. */
export function useWayBack(): () => void {
  const navigate = useNavigate();
  const links = useLinks();
  return useCallback(() => {
    if (cameFromHere()) navigate(-1);
    else navigate(links('/menu'), { replace: true });
  }, [navigate, links]);
}
