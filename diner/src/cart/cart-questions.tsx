import { Question } from '@mam/ui/question.tsx';
import { cartWords } from '../words/cart/words.ts';
import { useWords } from '../words/words.ts';

interface RemoveQuestionProps {
  readonly name: string;
  readonly combo: boolean;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** Nothing leaves the cart by itself: a stepper that reaches 0 asks first. */
export function RemoveQuestion({ name, combo, onKeep, onRemove }: RemoveQuestionProps) {
  const say = useWords(cartWords);
  return (
    <Question
      danger
      title={say(combo ? 'remove_combo_title' : 'remove_title')}
      cancel={say('remove_no')}
      confirm={say('remove_yes')}
      onCancel={onKeep}
      onConfirm={onRemove}
    >
      {say(combo ? 'remove_combo_text' : 'remove_text', { name })}
    </Question>
  );
}

interface ClearQuestionProps {
  readonly count: number;
  readonly onKeep: () => void;
  readonly onClear: () => void;
}

/** Emptying the cart loses everything in it: the red question. */
export function ClearQuestion({ count, onKeep, onClear }: ClearQuestionProps) {
  const say = useWords(cartWords);
  return (
    <Question
      danger
      title={say('clear_title')}
      cancel={say('clear_no')}
      confirm={say('clear_yes')}
      onCancel={onKeep}
      onConfirm={onClear}
    >
      {say('clear_text', { n: count })}
    </Question>
  );
}
