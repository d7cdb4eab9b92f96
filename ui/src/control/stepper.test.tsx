// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { UiWordsProvider } from '../ui-words.tsx';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

/** A stepper of 1 to 99 whose owner takes what it is told. */
function show() {
  const told: number[] = [];
  let limits = 0;
  function Owner() {
    const [value, setValue] = useState(1);
    const take = (next: number) => {
      told.push(next);
      setValue(next);
    };
    return (
      <UiWordsProvider words={{ close: 'Close', less: 'Less', more: 'More' }}>
        <Stepper
          name="Rolls"
          size="big"
          value={value}
          min={1}
          max={99}
          onChange={take}
          onLimit={() => {
            limits += 1;
          }}
        />
      </UiWordsProvider>
    );
  }
  render(<Owner />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rolls' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, type, told, limits: () => limits };
}

it('takes the number that is typed, digit by digit', () => {
  const { field, type, told } = show();
  type('5');
  type('50');
  expect(told).toEqual([5, 50]);
  expect(field.value).toBe('50');
});

it('takes no more than its limit, and says that there is one', () => {
  const { field, type, told, limits } = show();
  type('100');
  expect([field.value, told, limits()]).toEqual(['99', [99], 1]);
});

it('what is no number, too little or nothing leaves it as it was', () => {
  const { field, type, told } = show();
  type('x');
  expect(field.value).toBe('');
  fireEvent.blur(field);
  expect(field.value).toBe('1');
  type('0');
  expect(field.value).toBe('1');
  expect(told).toEqual([]);
});

it('the buttons count on from what was typed', () => {
  const { field, type } = show();
  type('12');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(field.value).toBe('13');
});
