import { endpoint } from '../http/endpoint.ts';
import type { Me } from '../staff/me.schema.ts';
import type { DemoSignInBody, DemoTour } from './demo.schema.ts';
import type { DEMO_SIGN_IN_REFUSES } from './refusals.ts';

/** Sets the session cookie of one of a demo brand's people; no password is asked. There is no such call in production. */
export const demoSignIn = endpoint<{
  body: DemoSignInBody;
  answer: Me;
  refuses: typeof DEMO_SIGN_IN_REFUSES;
}>({ method: 'POST', path: '/v1/demo/sign-in', auth: 'none' });

/** Where there is something to look at in this demo. There is no such call in production. */
export const getDemoTour = endpoint<{ answer: DemoTour }>({
  method: 'GET',
  path: '/v1/demo/tour',
  auth: 'none',
});
