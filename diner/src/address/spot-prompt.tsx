import { useWords } from '@mam/client/i18n.ts';
import { LocatePrompt } from '../store/locate-prompt.tsx';
import { addressBookWords } from '../words/areas.ts';
import type { SpotEditing } from './use-spot.ts';

/** [DE6] Under an address whose words do not lead anywhere: where the diner is would help. */
export function SpotPrompt({ spot }: { readonly spot: SpotEditing }) {
  const say = useWords(addressBookWords);
  return spot.asksForPlace ? (
    <LocatePrompt
      reason={say('locate_why')}
      asking={spot.locating}
      onLocate={spot.locate}
      onLater={spot.putOff}
    />
  ) : null;
}
