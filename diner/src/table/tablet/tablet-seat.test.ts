import { Refused } from '@mam/client/call.ts';
import { expect, it } from 'vitest';
import { decideTabletSeat } from './tablet-seat.ts';

const tablet = { brand: 'BEPNHA', storeId: 101, name: 'Bàn 5', code: 'abc', touchedAt: null };
const kept = { code: 'abc', id: 's1', state: 'in' } as const;
type Heard = Parameters<typeof decideTabletSeat>[2]['data'];
const sitting = (change: Partial<Heard> = {}): Heard => ({ tables: ['5'], state: 'in', ...change });
const heard = (data?: Heard, code?: string) => ({
  data,
  error: code ? new Refused({ ok: false, code, status: 409, message: '', data: { message: '' } }) : null,
});

it('[TB72] the party of a tablet has gone when its sitting is over, unknown, elsewhere or left on it', () => {
  for (const code of ['SITTING_OVER', 'SITTING_ASIDE', 'UNKNOWN'])
    expect(decideTabletSeat(tablet, kept, heard(sitting(), code))).toBe('gone');
  expect(decideTabletSeat(tablet, kept, heard(sitting({ tables: ['8'] })))).toBe('gone');
  expect(decideTabletSeat(tablet, { ...kept, state: 'left' }, heard())).toBe('gone');
});

it('[TB72] it is in its sitting also where tables were put together, and stays so while nothing is heard', () => {
  expect(decideTabletSeat(tablet, kept, heard(sitting({ tables: ['8', '5'] })))).toBe('in');
  expect(decideTabletSeat(tablet, kept, heard(sitting(), 'CONNECTION'))).toBe('in');
  expect(decideTabletSeat(tablet, kept, heard(undefined, 'CONNECTION'))).toBe('unheard');
});

it('[TB72] whoever waits at the door of a sitting is in none', () => {
  expect(decideTabletSeat(tablet, null, heard())).toBe('none');
  expect(decideTabletSeat(tablet, { code: 'abc', id: null, state: 'left' }, heard())).toBe('none');
  expect(decideTabletSeat(tablet, { ...kept, state: 'asking' }, heard(sitting({ state: 'asking' })))).toBe(
    'none',
  );
});
