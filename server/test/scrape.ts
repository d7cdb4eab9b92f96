import type { RunningServer } from './with-server.ts';

/** What a scrape answers: each series with its labels, as it is written, and its value. */
export async function scrape({ metricsUrl }: RunningServer): Promise<Map<string, number>> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
