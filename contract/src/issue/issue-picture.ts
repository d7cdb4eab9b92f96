import { endpoint } from '../http/endpoint.ts';
import type { OrderDetail } from '../order/order-detail.schema.ts';
import type { IssuePicture, IssuePictureBody } from './issue.schema.ts';
import type { ISSUE_PICTURE_REFUSES } from './refusals.ts';

/** Lays a picture beside the caller's report, until that is answered; the next one takes its place. */
export const sendIssuePicture = endpoint<{
  params: { order_hash: string };
  body: IssuePictureBody;
  answer: OrderDetail;
  refuses: typeof ISSUE_PICTURE_REFUSES;
}>({ method: 'POST', path: '/v1/order/{order_hash}/issue/picture', auth: 'diner' });

/** The picture of a report of the caller's own. */
export const getIssuePicture = endpoint<{
  params: { order_hash: string; issue: string };
  answer: IssuePicture;
}>({ method: 'GET', path: '/v1/order/{order_hash}/issue/{issue}/picture', auth: 'diner' });

/** The same for the staff of the store. */
export const getReportedPicture = endpoint<{
  params: { code: string; issue: string };
  answer: IssuePicture;
}>({ method: 'GET', path: '/v1/staff/order/{code}/issue/{issue}/picture', auth: 'staff' });
