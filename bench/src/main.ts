// npm run bench [section …]: measures what the budgets speak of, prints it and keeps it in bench/results.json.
import { bigMenu } from './big-menu/main.ts';
import { lighthouseMenu } from './lighthouse.ts';
import { liveDelay } from './live-delay.ts';
import { menu } from './menu.ts';
import { menuChange } from './menu-change/main.ts';
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
  'menu-change': menuChange,
  lighthouse: lighthouseMenu,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`Unknown section ${unknown.join(', ')}; there are ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(SECTIONS))
  if (wanted.length === 0 || wanted.includes(name)) await measure();
