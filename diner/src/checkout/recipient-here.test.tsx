// @vitest-environment happy-dom
import { aMenu } from '@mam/domain/test/a-dish.ts';
import { aStore, at } from '@mam/domain/test/a-store.ts';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { EMPTY } from '../device/persisted.ts';
import { RecipientHere } from './recipient-here.tsx';
import { buildCheckout } from './use-checkout.ts';

beginInApp();

function show() {
  const facts = { store: aStore(), menu: aMenu([]), now: at('2026-11-30 12:00'), preview: false };
  showInApp(<RecipientHere checkout={buildCheckout(EMPTY, facts)} name={createRef()} />);
  const [name, phone] = screen.getAllByRole('textbox');
  if (!name || !phone) throw new Error('a name and a number');
  const enter = (marks: Partial<Record<'isComposing' | 'keyCode', unknown>>) => {
    const event = createEvent.keyDown(name, { key: 'Enter' });
    for (const [mark, value] of Object.entries(marks)) Object.defineProperty(event, mark, { value });
    name.focus();
    fireEvent(name, event);
    return document.activeElement === phone ? 'phone' : 'name';
  };
  return enter;
}

it('Enter leads from the name to the number, but for the one that only ends a composed word', () => {
  const enter = show();
  expect(enter({ isComposing: true })).toBe('name');
  // as Safari says it
  expect(enter({ keyCode: 229 })).toBe('name');
  expect(enter({})).toBe('phone');
});
