import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { onSqlite } from '../../test/engines.ts';
import { openDatabase } from '../db/database.ts';
import { WAITING } from '../waiting-gauges.ts';
import { openMetrics } from './metrics.ts';

const dashboard = readFileSync(resolve(import.meta.dirname, '../../../deploy/grafana/mam.json'), 'utf8');

interface Panel {
  readonly id: number;
  readonly targets?: readonly { readonly expr: string }[];
}

/** A histogram is asked for by its buckets. */
const named = (expression: string) =>
  [...expression.matchAll(/\bmam_\w+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''));

it('the dashboard asks for what there is, and leaves nothing out', async () => {
  const place = await onSqlite();
  const database = await openDatabase({ ...place, serving: false });
  const live = { countOf: () => 0 };
  const metrics = openMetrics({ database, live, waiting: WAITING, now: Date.now });
  const text = await metrics.text();
  metrics.stop();
  await database.close();
  await place.remove();
  const there = [...text.matchAll(/^# HELP (\w+)/gm)].map(([, name]) => name ?? '');
  const panels: Panel[] = JSON.parse(dashboard).panels;
  const asked = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => named(expr)));
  expect([...new Set(asked)].sort()).toEqual([...there].sort());
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});
