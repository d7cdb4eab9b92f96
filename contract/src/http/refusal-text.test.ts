import { expect, it } from 'vitest';
import { wordRefusal } from './refusal-text.ts';

const texts = { FAULT: 'Có lỗi, mã {id}.', LIMIT: 'Tối đa {max} phần, {max}!' };

it('fills every place of a name', () => {
  expect(wordRefusal(texts, 'LIMIT', { max: 1500 }, 'vi')).toBe('Tối đa 1.500 phần, 1.500!');
});

it('says FAULT for a code without a sentence, and the code when there is nothing at all', () => {
  expect(wordRefusal(texts, 'NEW_CODE', { id: 'x1' }, 'vi')).toBe('Có lỗi, mã x1.');
  expect(wordRefusal({}, 'NEW_CODE', {}, 'vi')).toBe('NEW_CODE');
});
