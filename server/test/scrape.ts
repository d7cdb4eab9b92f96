import type { RunningServer } from './with-server.ts';

/** The series of a scrape with their labels, as they are written, and their values. */
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
