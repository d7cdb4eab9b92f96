import { useWords } from '@mam/client/i18n.ts';
import type { OptionGroup } from '@mam/domain/options/option-group.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { Check } from 'lucide-react';
import { dishWords } from '../words/areas.ts';

interface GroupStateProps {
  readonly group: Pick<OptionGroup, 'min' | 'max' | 'single'>;
  readonly count: number;
  readonly missing: boolean;
}

/** Answers "is this done?": what is missing, how many of how many, or a tick. */
export function GroupState({ group: { min, max, single }, count, missing }: GroupStateProps) {
  const say = useWords(dishWords);
  if (missing && count < min) return <Pill kind="bad">{say('missing', { n: min - count })}</Pill>;
  if (missing) return <Pill kind="bad">{say('choose_again')}</Pill>;
  if (single && count > 0)
    return (
      <Pill kind="good">
        <Check />
        {say('chosen')}
      </Pill>
    );
  if (count === 0 && min > 0) return <Pill>{say('choose', { n: min })}</Pill>;
  if (count === 0) return null;
  return <Pill kind={count >= min ? 'plain' : 'brand'}>{max < UNLIMITED ? `${count}/${max}` : count}</Pill>;
}
