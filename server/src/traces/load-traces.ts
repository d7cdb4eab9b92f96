import type { Logger } from 'pino';
import { WrongSetting } from '../setting.ts';
import type { TracesSettings } from './settings.ts';
import type { Traces } from './traces.ts';

/** Loads what writes spans; only where an address for them is set. */
export async function loadTraces(settings: TracesSettings, log: Logger): Promise<Traces> {
  const loaded = await import('./open-traces.ts').catch((fault: unknown) => {
    if ((fault as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw fault;
    throw new WrongSetting(
      'OTEL_EXPORTER_OTLP_ENDPOINT needs packages that were left out: run npm install --include=optional, or remove the setting.',
    );
  });
  return loaded.openTraces(settings, log);
}
