import { expect, it } from 'vitest';
import { forwardedTo } from './call-target.ts';

const POS = 'https://pos.example/calls?shop=1';

it('[TB29] a call that names no target stays on the board', () => {
  expect(forwardedTo('', [POS])).toEqual({ target: null });
});

it('[TB29] goes to a listed target, and to nothing that differs from it by a letter', () => {
  expect(forwardedTo(POS, ['https://other.example/', POS])).toEqual({ target: POS });
  const wrong = [
    'http://169.254.169.254/',
    `${POS}2`,
    POS.slice(0, -1),
    POS.replace('https', 'http'),
    POS.replace('pos', 'POS'),
    POS.replace('.example', '.example:443'),
    POS.replace('/calls', '//calls'),
    encodeURIComponent(POS),
    ` ${POS}`,
    ' ',
  ];
  for (const asked of wrong) expect(forwardedTo(asked, [POS])).toEqual({ refused: 'CALL_TARGET_UNKNOWN' });
  expect(forwardedTo(POS, [])).toEqual({ refused: 'CALL_TARGET_UNKNOWN' });
});
