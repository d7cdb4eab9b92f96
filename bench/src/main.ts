// npm run bench [section …]: measures what the budgets speak of, prints it and keeps it in bench/results.json.
// npm run bench -- fuzz, npm run bench -- races [--rounds N] [--only NAME,…],
// npm run bench -- busy-year [--many N], npm run bench -- forgetting [--many N],
// npm run bench -- dining-room [--minutes N], npm run bench -- known-numbers [--calls N],
// npm run bench -- upgrade [--orders N] [--kills N], npm run bench -- backup [--orders N],
// npm run bench -- code-flood [--requests N], npm run bench -- used-up-address: only when asked for.
import { backup } from './backup.ts';
import { bigMenu } from './big-menu/main.ts';
import { forgetting } from './busy-year/forgetting.ts';
import { busyYear } from './busy-year/main.ts';
import { coldOrder } from './cold-order.ts';
import { codeFlood } from './floods/code-flood.ts';
import { usedUpAddress } from './floods/used-up-address.ts';
import { fuzz } from './fuzz.ts';
import { knownNumbers } from './known-numbers.ts';
import { lighthouseMenu } from './lighthouse.ts';
import { boardChange } from './live/board-change.ts';
import { counterChanges } from './live/counter-changes.ts';
import { diningRoom } from './live/dining-room.ts';
import { liveDelay } from './live/live-delay.ts';
import { orderStreams } from './live/order-streams.ts';
import { pushDelay } from './live/push-delay.ts';
import { staffCalls } from './live/staff-calls.ts';
import { menu } from './menu.ts';
import { menuChange } from './menu-change/main.ts';
import { metrics } from './metrics.ts';
import { pageWeight } from './page-weight.ts';
import { race } from './races/main.ts';
import { search } from './search-keys/main.ts';
import { silentSockets } from './silent-sockets.ts';
import { startup } from './startup.ts';
import { placing } from './throughput/placing.ts';
import { placingCpu } from './throughput/placing-cpu.ts';
import { placingProcesses } from './throughput/placing-processes.ts';
import { groupOrders } from './together/group-orders.ts';
import { groupScreens } from './together/group-screens.ts';
import { upgrading } from './upgrade/main.ts';

const SECTIONS: Record<string, () => Promise<void>> = {
  menu,
  placing,
  'placing-processes': placingProcesses,
  'placing-cpu': placingCpu,
  'live-delay': liveDelay,
  board: boardChange,
  'counter-changes': counterChanges,
  streams: orderStreams,
  'group-orders': groupOrders,
  'group-screens': groupScreens,
  'staff-calls': staffCalls,
  push: pushDelay,
  'silent-sockets': silentSockets,
  startup,
  search,
  metrics,
  'page-weight': pageWeight,
  'cold-order': coldOrder,
  'big-menu': bigMenu,
  'menu-change': menuChange,
  lighthouse: lighthouseMenu,
};

/** Of hours, or nearly: only when asked for. */
const LONG: Record<string, (options: readonly string[]) => Promise<void>> = {
  fuzz,
  races: race,
  'busy-year': busyYear,
  forgetting,
  'dining-room': diningRoom,
  'known-numbers': knownNumbers,
  upgrade: upgrading,
  backup,
  'code-flood': codeFlood,
  'used-up-address': usedUpAddress,
};

async function measureAll(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !(name in SECTIONS));
  if (unknown.length > 0) {
    const known = Object.keys({ ...SECTIONS, ...LONG }).join(', ');
    console.error(`Unknown section ${unknown.join(', ')}; there are ${known}.`);
    process.exit(1);
  }
  for (const [name, measure] of Object.entries(SECTIONS))
    if (wanted.length === 0 || wanted.includes(name)) await measure();
}

const [first = '', ...others] = process.argv.slice(2);
const long = LONG[first];
if (long) await long(others);
else await measureAll(process.argv.slice(2));
