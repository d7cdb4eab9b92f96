import { expect, it } from 'vitest';
import { fillText } from './refusal-text.ts';

it('fills every place of a name', () => {
  expect(fillText('Tối đa {max} phần, {max}!', { max: 1500 }, 'vi')).toBe('Tối đa 1.500 phần, 1.500!');
});

it('says a time as people say it', () => {
  expect(fillText('In {seconds:time}.', { seconds: 86_381 }, 'en')).toBe('In 24 hours.');
});
