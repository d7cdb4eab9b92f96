import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { ChefHat, HandPlatter, Motorbike } from 'lucide-react';
import { useClock } from '../device/clock.ts';
import { useSay } from '../words/words.ts';
import { stageOf } from './columns.ts';
import styles from './next-step-button.module.css';
import { isDriverless, nextStep } from './steps.ts';
import { cardTiming, minutesLate } from './timing.ts';
import { UndoableButton } from './undo/undoable-button.tsx';
import { useMove } from './use-move.ts';

const ICONS = { ready: ChefHat, depart: Motorbike, complete: HandPlatter } as const;

function handoverWay({ table, type }: BoardOrder) {
  if (table?.kind === 'table') return 'table';
  return type === 'PICKUP' ? 'pickup' : 'delivery';
}

function stepWords(order: BoardOrder, verb: NonNullable<ReturnType<typeof nextStep>>) {
  if (verb === 'complete') return `step.complete.${handoverWay(order)}` as const;
  return verb === 'depart' && isDriverless(order) ? 'step.depart.own' : (`step.${verb}` as const);
}

interface NextStepButtonProps {
  readonly order: BoardOrder;
  readonly size?: 'medium' | 'big';
}

/** The one thing to do next with an order that has been accepted. */
export function NextStepButton({ order, size = 'medium' }: NextStepButtonProps) {
  const say = useSay();
  const { move, busy } = useMove(order);
  const cooking = stageOf(order) === 'cooking';
  const late = useClock((now) => (cooking ? minutesLate(cardTiming(order, 'cooking', now)) : 0));
  const verb = nextStep(order);
  if (verb === null) return null;
  const Icon = ICONS[verb];
  const words = say(stepWords(order, verb));
  const look = { kind: late ? 'bad' : 'plain', size, block: true, className: styles.button, busy } as const;
  const send = () => void move({ verb });
  // dishes that are done are seen on the pass, so nothing needs undoing; food that has left cannot be called back
  if (verb === 'ready')
    return (
      <Button {...look} onClick={send}>
        <Icon aria-hidden="true" />
        {late ? say('step.readyLate', { minutes: late }) : words}
      </Button>
    );
  return (
    <UndoableButton {...look} code={order.code} act={verb} done={words} send={send}>
      <Icon aria-hidden="true" />
      {words}
    </UndoableButton>
  );
}
