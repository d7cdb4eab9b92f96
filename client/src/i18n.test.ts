import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { countedPlainly } from '@mam/ui/build/compiled-words.ts';
import { withForms } from '@mam/ui/count-forms.ts';
import { describe, expect, it } from 'vitest';

function said(language: string, sentence: string, values: Record<string, string | number>): string {
  const messages = { [language]: { it: countedPlainly(compileMessageOrThrow(sentence)) } };
  return setupI18n({ locale: language, messages })._('it', withForms(language, values));
}

describe('a sentence that counts', () => {
  const dishes = '<b>{n, plural, one {# dish} other {# dishes}}</b> for {name}';

  it.each([
    [0, '<b>0 dishes</b> for An'],
    [1, '<b>1 dish</b> for An'],
    [12, '<b>12 dishes</b> for An'],
    [999, '<b>999 dishes</b> for An'],
    [9999, '<b>9,999 dishes</b> for An'],
  ])('says %d', (n, sentence) => {
    expect(said('en', dishes, { n, name: 'An' })).toBe(sentence);
  });

  it('has one form in Vietnamese', () => {
    expect(said('vi', '{n, plural, other {# món}}', { n: 1 })).toBe('1 món');
  });

  it.each([
    ['vi', '1.234 điểm'],
    ['en', '1,234 điểm'],
    ['de', '1.234 điểm'],
  ])('writes a large number as %s does', (language, sentence) => {
    expect(said(language, '{n, plural, other {# điểm}}', { n: 1_234 })).toBe(sentence);
    expect(said(language, '{n} điểm', { n: 1_234 })).toBe(sentence);
  });

  it('an exact number goes before its form', () => {
    const age = '{m, plural, =0 {gerade eben} one {vor # Minute} other {vor # Minuten}}';
    expect([0, 1, 2].map((m) => said('de', age, { m }))).toEqual([
      'gerade eben',
      'vor 1 Minute',
      'vor 2 Minuten',
    ]);
  });
});
