import { expect, it } from 'vitest';
import { type ReadyReason, readyReasonText, reasonInLanguage } from './ready-reason.ts';

const LANGUAGES = ['vi', 'en', 'de'] as const;
const REASONS: readonly ReadyReason[] = [
  { code: 'sold-out', dishes: 'Phở bò, Chả giò (3 cuốn), 50 % $& món bạn đặt' },
  { code: 'sold-out-many', count: '12' },
  { code: 'busy' },
  { code: 'too-far' },
  { code: 'unreachable' },
];

it('[OR92] a ready-made reason is read in the language of its reader, whatever language it was sent in', () => {
  for (const reason of REASONS)
    for (const from of LANGUAGES)
      for (const to of LANGUAGES)
        expect(reasonInLanguage(readyReasonText(reason, from), to), `${reason.code} ${from} ${to}`).toBe(
          readyReasonText(reason, to),
        );
});

it('[OR92] what somebody wrote is read as written', () => {
  const busy = readyReasonText({ code: 'busy' }, 'vi');
  for (const written of [
    '',
    'Hết gas rồi bạn ơi',
    `${busy} Cúc`,
    'We are sorry, just sold out.',
    'Quán xin lỗi, vừa hết.',
  ])
    expect(reasonInLanguage(written, 'de')).toBe(written);
});
