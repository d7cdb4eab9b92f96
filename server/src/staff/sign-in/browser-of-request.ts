import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { deviceOf } from '../../http/caller/authenticate-staff.ts';
import { readStaffCookie } from '../../http/caller/principal.ts';
import type { SignInBrowser } from './sign-in.ts';

/** The browser that asks, as a session remembers it. */
export async function browserOfRequest(
  context: Pick<Context, 'database' | 'config' | 'now'>,
  { headers }: FastifyRequest,
): Promise<SignInBrowser> {
  return {
    browser: readStaffCookie(headers, 'browser', context.config),
    userAgent: headers['user-agent'] ?? '',
    device: await deviceOf(context, headers),
    now: context.now(),
  };
}
