import { isPushService } from '@mam/domain/diner/push-service.ts';
import type { Config } from '../config.ts';

/** [DN1] Whether a push may go there: to a push service, and in a demo to that of its own sandbox. */
export function isPushPlace(
  endpoint: string,
  { mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>,
): boolean {
  if (isPushService(endpoint)) return true;
  const sandbox = `${publicUrl}/sandbox/push/`;
  return (
    mode === 'demo' && endpoint.startsWith(sandbox) && /^[\w-]{1,64}$/.test(endpoint.slice(sandbox.length))
  );
}
