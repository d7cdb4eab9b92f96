import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';

const ONE_ADDRESS =
  'all diners and staff count as one network address: they share its limits for requests, unpaid orders, voucher codes and sign-in';

/** The server speaks plain HTTP: under https a proxy stands before it. null = we know of one, or need none. */
export function untoldProxy({
  publicUrl,
  trustedProxies,
}: Pick<Config, 'publicUrl' | 'trustedProxies'>): string | null {
  if (trustedProxies.length > 0 || !publicUrl.startsWith('https:')) return null;
  return `${publicUrl} needs a proxy, and TRUSTED_PROXIES names none: ${ONE_ADDRESS}`;
}

/**
 * Said at the start where a proxy must stand before us, and when the first request came through one. Each once: the log
 * is no place for strangers to write into.
 */
export function sayUntoldProxy(app: FastifyInstance, { config, log }: Context): void {
  if (config.trustedProxies.length > 0) return;
  const untold = untoldProxy(config);
  if (untold !== null) log.warn({ event: 'no proxy trusted' }, untold);
  let said = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
    if (!said && (forwarded ?? forwardedFor) !== undefined) {
      said = true;
      log.error(
        { event: 'proxy not trusted', from: request.ip },
        `a request came through a proxy that TRUSTED_PROXIES does not name: ${ONE_ADDRESS}`,
      );
    }
    done();
  });
}
