import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useLinks } from './use-place.ts';

/** The router counts the entries of this visit; 0 = opened directly or from another site. */
function cameFromHere(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Back in history when the diner came from here, else to the menu. */
export function useWayBack(): () => void {
  const navigate = useNavigate();
  const links = useLinks();
  return useCallback(() => {
    if (cameFromHere()) void navigate(-1);
    else void navigate(links('/menu'), { replace: true });
  }, [navigate, links]);
}
