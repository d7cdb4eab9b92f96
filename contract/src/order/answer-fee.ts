import { endpoint } from '../http/endpoint.ts';
import type { AnswerFeeBody } from './fee-agreement.schema.ts';
import type { OrderDetail } from './order-detail.schema.ts';
import type { FEE_ANSWER_REFUSES } from './refusals.ts';

/**
 * The diner accepts the delivery fee the restaurant has named, or declines, which cancels the order. Said twice it
 * changes nothing more.
 */
export const answerFee = endpoint<{
  params: { order_hash: string };
  body: AnswerFeeBody;
  answer: OrderDetail;
  refuses: typeof FEE_ANSWER_REFUSES;
}>({ method: 'POST', path: '/v1/order/{order_hash}/fee', auth: 'diner' });
