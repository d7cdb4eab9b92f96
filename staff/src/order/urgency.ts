import { type AnswerStage, stageAt } from '@mam/domain/order/answer-stage.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

/** When a new order is asked for louder, on all devices, and of the manager. */
export type AnswerDeadlines = Pick<BoardOrder, 'louderAt' | 'everywhereAt' | 'managerAt'>;

/** [OR42] How loudly an order is asked for now; null = as any new one. */
export const answerStageAt = (
  { louderAt, everywhereAt, managerAt }: AnswerDeadlines,
  now: EpochMs,
): AnswerStage | null => stageAt({ louder: louderAt, everywhere: everywhereAt, manager: managerAt }, now);

/** [OR42] It takes the whole screen of every device, whatever the device is set to. */
export const isEverywhere = (stage: AnswerStage | null): boolean =>
  stage === 'everywhere' || stage === 'manager';

/** The name of a ring that a cook can silence: of an order at this stage. At the next stage it rings again. */
export const silenceableRing = (code: string, stage: AnswerStage | null): string => `${code} ${stage ?? ''}`;
