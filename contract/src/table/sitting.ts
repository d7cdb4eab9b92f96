import { endpoint } from '../http/endpoint.ts';
import type { LET_IN_REFUSES, PUT_OUT_REFUSES, SIT_DOWN_REFUSES, SITTING_REFUSES } from './refusals.ts';
import type { LetInBody, SitDownBody, Sitting } from './sitting.schema.ts';

/** A scan of a table's code: begins a sitting, joins the one that goes on, or asks to. Sent again it changes nothing but the caller's name. */
export const sitDown = endpoint<{ body: SitDownBody; answer: Sitting; refuses: typeof SIT_DOWN_REFUSES }>({
  method: 'POST',
  path: '/v1/sitting',
  auth: 'diner',
});

/** A sitting the caller has to do with. */
export const getSitting = endpoint<{
  params: { id: string };
  answer: Sitting;
  refuses: typeof SITTING_REFUSES;
}>({ method: 'GET', path: '/v1/sitting/{id}', auth: 'diner' });

/** The first phone's word to one that asks, or was put out. */
export const letIn = endpoint<{
  params: { id: string; guest: string };
  body: LetInBody;
  answer: Sitting;
  refuses: typeof LET_IN_REFUSES;
}>({ method: 'POST', path: '/v1/sitting/{id}/guest/{guest}', auth: 'diner' });

/** One guest puts another one out, who needs the digits or a yes to come back; sent again it is so already. */
export const putOut = endpoint<{
  params: { id: string; guest: string };
  answer: Sitting;
  refuses: typeof PUT_OUT_REFUSES;
}>({ method: 'POST', path: '/v1/sitting/{id}/guest/{guest}/put-out', auth: 'diner' });

/** The caller is no guest of it any more; sent again it is so already. */
export const leaveSitting = endpoint<{
  params: { id: string };
  answer: Record<string, never>;
  refuses: typeof SITTING_REFUSES;
}>({ method: 'POST', path: '/v1/sitting/{id}/leave', auth: 'diner' });
