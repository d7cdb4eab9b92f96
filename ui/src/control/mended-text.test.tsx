// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { mendedText } from './mended-text.ts';

afterEach(cleanup);

function Field({ seen }: { readonly seen: string[] }) {
  const [text, setText] = useState('');
  const write = (next: string) => {
    seen.push(next);
    setText(next);
  };
  return <input value={text} {...mendedText((word) => word.toUpperCase(), write)} />;
}

/** One input event, as a keyboard makes it that composes, or does not. */
function type(field: HTMLElement, value: string, isComposing: boolean): void {
  const event = createEvent.input(field, { target: { value } });
  Object.defineProperty(event, 'isComposing', { value: isComposing });
  fireEvent(field, event);
}

it('leaves a word alone while a keyboard composes it, and mends it when it is done', () => {
  const seen: string[] = [];
  render(<Field seen={seen} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  for (const part of ['t', 'te', 'tet', 'tet2']) type(field, part, true);
  expect(field.value).toBe('tet2');
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('TET2');
  expect(seen).toEqual(['t', 'te', 'tet', 'tet2', 'TET2']);
});

it('mends what is typed without composing at once', () => {
  render(<Field seen={[]} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  type(field, 'te', false);
  expect(field.value).toBe('TE');
});
