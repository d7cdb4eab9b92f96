import { useWords } from '@mam/client/i18n.ts';
import { Redirect, useLocation } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import { useMenu } from '../menu/use-menu.ts';
import { usePlace } from '../start/use-place.ts';
import { storesWords } from '../words/areas.ts';
import { ConnectionLost } from './connection-lost.tsx';
import { NotFound } from './not-found.tsx';

/** The history state a screen leaves behind whose menu was lost. */
interface LostState {
  /** its address */
  readonly lost?: string;
}

const wait = () => {};

/** "/404" for a menu that could not be loaded: as soon as it can, the diner is back where they were. */
export function MenuAgain() {
  const place = usePlace();
  const say = useWords(storesWords);
  const { lost } = (useLocation().state as LostState | null) ?? {};
  const reading = useMenu(place);
  if (reading.state === 'unknown') return <NotFound what="restaurant" />;
  if (reading.state === 'ready') return <Redirect to={lost ?? linkTo('/menu', place)} />;
  const busy = reading.state === 'loading';
  return (
    <ConnectionLost
      what={say('no_information')}
      busy={busy}
      retry={reading.state === 'failed' ? reading.retry : wait}
    />
  );
}
