import { expect, it } from 'vitest';
import { soldOutByImport } from './import-sold-out.ts';

const say = (before: string[], now: string[], standing: string[] = []) =>
  soldOutByImport({ before: new Set(before), now: new Set(now), standing: new Set(standing) });

it('[ME14] a first import sells out what it says', () => {
  expect(say([], ['1', '2'])).toEqual({ sellOut: ['1', '2'], putBack: [] });
});

it('[ME14] what a bundle sold out is sold again when a later one says so, or names it no more', () => {
  expect(say(['1', '2'], ['2'], ['1', '2'])).toEqual({ sellOut: [], putBack: ['1'] });
});

it('[ME14] the same said again moves nothing: what staff put back meanwhile stays back', () => {
  expect(say(['1'], ['1'], [])).toEqual({ sellOut: [], putBack: [] });
});

it('[ME14] what bundles before the last one left behind is sold again', () => {
  expect(say([], [], ['7'])).toEqual({ sellOut: [], putBack: ['7'] });
});
