import { useLocation, useNavigate } from '@mam/client/router.tsx';
import { useEffect, useState } from 'react';

const PARAMETER = 'q';
/** Long enough not to write at every key. */
const PAUSE = 400;

/** The query in the address: a reload and the way back find it again. */
export function useQueryInAddress(): [query: string, search: (query: string) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const written = new URLSearchParams(search).get(PARAMETER) ?? '';
  const [query, setQuery] = useState(written);
  useEffect(() => {
    if (query === written || pathname !== '/search') return;
    const timer = setTimeout(() => {
      // already on the way to another page, whose code is still being fetched
      if (window.location.pathname !== pathname) return;
      const next = new URLSearchParams(search);
      if (query) next.set(PARAMETER, query);
      else next.delete(PARAMETER);
      navigate(`${pathname}?${next}`, { replace: true, state });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [query, written, pathname, search, state, navigate]);
  return [query, setQuery];
}
