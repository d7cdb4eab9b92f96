import { endedQuestion } from '@mam/domain/order/change-question.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { type Duty, duty } from '../clock/clock.ts';
import { askedInVain } from '../order/due-orders.ts';
import { updateOrder } from '../order/queries.ts';
import { publishOrderEvent } from '../order/topic.ts';

const ENDED_AT_ONCE = 50;

/** [OR115] Ends questions nobody has answered, each on the version that was read: one answered at this moment is left alone. */
export const unansweredChanges: Duty = duty<PlacedOrder>({
  name: 'unanswered changes',
  due: ({ database, now }) => askedInVain(database.read, now(), ENDED_AT_ONCE),
  take: async ({ database, now }, order) => {
    const { changeQuestion: question } = order;
    if (!question) return;
    const at = now();
    await database.transaction(async (trx) => {
      const changeQuestion = endedQuestion(question, 'unanswered');
      const ended = await updateOrder(trx, order, { changeQuestion, updatedAt: at });
      if (ended) publishOrderEvent(trx, ended, at);
    });
  },
});
