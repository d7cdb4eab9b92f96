// @vitest-environment happy-dom
import { DONG } from '@mam/domain/money/currency.ts';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { VoucherField } from './voucher-field.tsx';

beginInApp();

function show() {
  const codes: string[] = [];
  showInApp(
    <VoucherField
      code={{ code: '', filledIn: false }}
      saved={0}
      currency={DONG}
      onCode={(code) => codes.push(code)}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mã giảm giá' });
  const compose = (...parts: string[]) => {
    for (const value of parts) {
      const event = createEvent.input(field, { target: { value } });
      Object.defineProperty(event, 'isComposing', { value: true });
      fireEvent(field, event);
    }
  };
  return { codes, field, compose };
}

it('[VO1] a code that a Vietnamese keyboard composes stands there once, in capitals', () => {
  const { codes, field, compose } = show();
  compose('t', 'te', 'tet', 'tet2');
  fireEvent.compositionEnd(field);
  expect(field.value).toBe('TET2');
  fireEvent.blur(field);
  expect(codes).toEqual(['TET2']);
});

it('[VO1] a code that is left in the middle of a word is asked about in capitals all the same', () => {
  const { codes, field, compose } = show();
  compose('t', 'tet');
  fireEvent.blur(field);
  expect(codes).toEqual(['TET']);
});

it('[VO1] what is too short for the button is not asked about by leaving the field either', () => {
  const { codes, field } = show();
  fireEvent.change(field, { target: { value: 'AB' } });
  fireEvent.blur(field);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Áp dụng' }).disabled).toBe(true);
  expect(codes).toEqual([]);
});
