import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandColours, DEFAULT_COLOUR, opaque, parseColour } from './colour.ts';

describe('a colour', () => {
  it('[BR1] has 3, 6 or 8 hex digits, with or without "#"', () => {
    expect(parseColour('#FfF')).toBe('#fff');
    expect(parseColour(' 0F766E ')).toBe('#0f766e');
    expect(parseColour('11223344')).toBe('#11223344');
  });

  it('[BR1] is nothing else: not a word, not a function, not the end of a rule', () => {
    for (const text of ['', '#', 'red', '#12', '#1234', '#12345', '#1234567', 'url(x)', '#fff;x:y', '#ff\nf'])
      expect(parseColour(text), text).toBeNull();
    expect(parseColour(null)).toBeNull();
    expect(parseColour(undefined)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseColour(text) ?? '#000').toMatch(/^#[0-9a-f]{3,8}$/);
      }),
    );
  });

  it('[BR3] loses its transparency', () => {
    expect(opaque('#11223344')).toBe('#112233');
    expect(opaque('#112233')).toBe('#112233');
    expect(opaque('#123')).toBe('#123');
  });
});

describe('the colours of a brand', () => {
  const scheme = [
    { name: 'main_color', value: '0f766e' },
    { name: 'button', value: '#B4235A' },
  ];
  const plain = (...args: Parameters<typeof brandColours>) => Object.fromEntries(brandColours(...args));

  it('[BR2] come from the scheme, each by its name; a main colour there always is', () => {
    expect(plain(scheme, {})).toEqual({ main_color: '#0f766e', button: '#b4235a' });
    expect(plain([], {})).toEqual({ main_color: DEFAULT_COLOUR });
  });

  it('[BR2] give way to the address, where they know the name', () => {
    expect(plain(scheme, { main_color: '#fff', stranger: '#000' })).toEqual({
      main_color: '#fff',
      button: '#b4235a',
    });
    expect(plain([], { main_color: '#000' })).toEqual({ main_color: '#000' });
    expect(plain([{ name: 'constructor', value: '#123' }], {}).constructor).toBe('#123');
  });

  it('[BR2] leave out what is no colour and what is no name', () => {
    const broken = [
      { name: 'main_color', value: 'red' },
      { name: 'a:b', value: '#fff' },
      { name: '', value: '#fff' },
      { name: 'x'.repeat(61), value: '#fff' },
    ];
    expect(plain(broken, {})).toEqual({ main_color: DEFAULT_COLOUR });
  });
});
