import { WrongSetting, wholeNumber } from '../setting.ts';

/** Where the operator's own port listens. */
export interface MetricsSettings {
  readonly host: string;
  readonly port: number;
}

const ANYWHERE = ['0.0.0.0', '::'];

/** null = no such port: nothing is counted then. server: where everybody is served */
export function readMetricsSettings(
  set: (name: string) => string | undefined,
  server: MetricsSettings,
): MetricsSettings | null {
  const [given, host] = [set('METRICS_PORT'), set('METRICS_HOST')];
  if (given === undefined) {
    if (host !== undefined)
      throw new WrongSetting('METRICS_HOST needs METRICS_PORT: without it nothing is counted.');
    return null;
  }
  const port = wholeNumber('METRICS_PORT', given, 0, 65_535);
  const here = { host: host ?? '127.0.0.1', port };
  const sameHost =
    here.host === server.host || [here.host, server.host].some((one) => ANYWHERE.includes(one));
  if (port !== 0 && port === server.port && sameHost)
    throw new WrongSetting(`METRICS_PORT must be another port than PORT, not ${port} too.`);
  return here;
}
