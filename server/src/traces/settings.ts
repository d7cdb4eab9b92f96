import { readBaseUrlSetting } from '../setting.ts';

/** Where spans go to, without a slash at the end, and what this server is called there. */
export interface TracesSettings {
  readonly url: string;
  readonly service: string;
}

/** Named as OpenTelemetry names them; null = no spans are made. */
export function readTracesSettings(set: (name: string) => string | undefined): TracesSettings | null {
  const url = readBaseUrlSetting('OTEL_EXPORTER_OTLP_ENDPOINT', set('OTEL_EXPORTER_OTLP_ENDPOINT'));
  return url === null ? null : { url, service: set('OTEL_SERVICE_NAME') ?? 'mam' };
}
