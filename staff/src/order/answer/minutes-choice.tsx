import { Tiles } from '@mam/ui/control/tiles.tsx';
import type { ReactNode } from 'react';
import { useSay } from '../../words/words.ts';

interface MinutesChoiceProps {
  readonly choices: readonly number[];
  readonly chosen: number;
  readonly onChoose: (minutes: number) => void;
  /** one more place at the end */
  readonly more?: ReactNode;
  /** the name of the choice; missing = how long the kitchen needs */
  readonly legend?: string;
  /** they are added to what was promised */
  readonly isAdded?: boolean;
}

/** Minutes, one tap each; arrow keys move as in every radio group. */
export function MinutesChoice({
  choices,
  chosen,
  onChoose,
  more,
  legend,
  isAdded = false,
}: MinutesChoiceProps) {
  const say = useSay();
  return (
    <Tiles
      label={legend ?? say('accept.minutes')}
      choices={choices.map((minutes) => ({
        value: minutes,
        text: `${isAdded ? '+' : ''}${minutes}’`,
        name: say('minutes', { minutes }),
      }))}
      chosen={chosen}
      onChoose={onChoose}
      even
      more={more}
    />
  );
}
