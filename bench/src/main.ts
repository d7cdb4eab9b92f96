// npm run bench [section …]: measures what the budgets speak of, prints it and keeps it in bench/results.json.
import { bigMenu } from './big-menu/main.ts';
import { fuzz } from './fuzz.ts';
import { lighthouseMenu } from './lighthouse.ts';
import { liveDelay } from './live-delay.ts';
import { menu } from './menu.ts';
import { pageWeight } from './page-weight.ts';
import { placing } from './placing.ts';
import { search } from './search-keys/main.ts';
import { startup } from './startup.ts';

const SECTIONS: Record<string, () => Promise<void>> = {
  menu,
  placing,
  'live-delay': liveDelay,
  startup,
  search,
  'page-weight': pageWeight,
  'big-menu': bigMenu,
  lighthouse: lighthouseMenu,
  fuzz,
};

/** Takes longer than all others together. */
const ONLY_WHEN_NAMED = ['fuzz'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`Unknown section ${unknown.join(', ')}; there are ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(SECTIONS))
  if (wanted.length === 0 ? !ONLY_WHEN_NAMED.includes(name) : wanted.includes(name)) await measure();
