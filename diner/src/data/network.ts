import { lastSeen } from './last-seen.ts';
import { queryCache } from './query-cache.ts';

/** The name under which the network itself is away: everything on screen is as it was then. */
const NETWORK = 'network';

function lost(): void {
  lastSeen.setState({ [NETWORK]: Date.now() });
}

/** Asks again for everything on screen; until the answers are here the screen still counts as old. */
async function back(): Promise<void> {
  await queryCache.refetchQueries({ type: 'active' });
  if (!navigator.onLine) return;
  const { [NETWORK]: _, ...others } = lastSeen.getState();
  lastSeen.setState(others, true);
}

/** Notices from now on that the browser loses its network, also while nothing is asked for. Gives back its stop. */
export function watchNetwork(): () => void {
  const again = () => void back();
  addEventListener('offline', lost);
  addEventListener('online', again);
  if (!navigator.onLine) lost();
  return () => {
    removeEventListener('offline', lost);
    removeEventListener('online', again);
  };
}
