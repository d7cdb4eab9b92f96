import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { textLinkClass } from '@mam/ui/control/button-class.ts';
import { Field, TextArea } from '@mam/ui/control/field.tsx';
import { PencilLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { DinerReads } from './diner-reads.tsx';
import { LONGEST_REASON } from './reject-reasons.ts';

interface RejectTextProps {
  readonly order: BoardOrder;
  readonly text: string;
  readonly editing: boolean;
  readonly onWrite: (text: string) => void;
}

/** The message as the diner will read it, or the field it is written in. */
export function RejectText({ order, text, editing, onWrite }: RejectTextProps) {
  const say = useSay();
  const { language } = useBoardPlace();
  const box = useRef<HTMLDivElement>(null);
  // the whole text is seen before it is sent, however small the screen
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the text is another
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  if (editing) {
    return (
      <Field
        label={say('diner.reads', { name: order.name })}
        hint={say('reject.left', { count: LONGEST_REASON - [...text].length })}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={3}
            maxLength={LONGEST_REASON}
            value={text}
            onChange={(event) => onWrite(event.target.value)}
          />
        )}
      </Field>
    );
  }
  if (text === '') return null;
  return (
    <div ref={box}>
      <DinerReads
        who={order.name}
        lang={language}
        tools={
          <button type="button" className={textLinkClass('small')} onClick={() => onWrite(text)}>
            <PencilLine aria-hidden="true" />
            {say('reject.edit')}
          </button>
        }
      >
        {text}
      </DinerReads>
    </div>
  );
}
