// @vitest-environment happy-dom

import { changeLanguage } from '@mam/client/i18n.ts';
import type { AddressSuggestionWire } from '@mam/contract/delivery/map.schema.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AddressField } from './address-field.tsx';
import * as map from './ask-map.ts';
import { PAUSE } from './suggestion-asker.ts';
import { useAddressSearch } from './use-address-search.ts';

const PLACE = { brand: 'BEPNHA', storeId: 101, source: 'DEFAULT' };
const HUE = { text: 'Nguyễn Huệ', location: { lat: 10.77, lng: 106.7 } };

interface Asked<Answer> {
  readonly text: string;
  readonly session: string;
  readonly signal?: AbortSignal;
  readonly answer: (to: Answer) => void;
}

let suggested: Asked<readonly AddressSuggestionWire[] | null>[];
let searched: Asked<map.FoundAddress | 'nowhere' | 'failed'>[];

beforeAll(() => changeLanguage('en')); // no words are loaded: a piece is called by its key
beforeEach(() => {
  vi.useFakeTimers();
  suggested = [];
  searched = [];
  vi.spyOn(map, 'askSuggestions').mockImplementation(
    (text, _, session, signal) => new Promise((answer) => suggested.push({ text, session, signal, answer })),
  );
  vi.spyOn(map, 'findTyped').mockImplementation(
    (text, _, session) => new Promise((answer) => searched.push({ text, session, answer })),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const suggestion = (description: string): AddressSuggestionWire => ({
  description,
  source: 'gazetteer',
  geometry: { location: HUE.location },
});

function show(known = '') {
  const found: map.FoundAddress[] = [];
  function Field({ stored }: { readonly stored: string }) {
    const search = useAddressSearch({ place: PLACE, known: stored, onFound: (one) => found.push(one) });
    return <AddressField search={search} />;
  }
  const { rerender } = render(<Field stored={known} />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  return {
    found,
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    pause: (ms = PAUSE) => act(() => vi.advanceTimersByTimeAsync(ms)),
    answer: <T,>(asked: Asked<T> | undefined, to: T) => act(async () => asked?.answer(to)),
    submit: () => fireEvent.submit(field),
    options: () => screen.queryAllByRole('option').map((option) => option.textContent),
    store: (stored: string) => rerender(<Field stored={stored} />),
  };
}

it('asks once a pause, and for what stands there then', async () => {
  const { type, pause } = show();
  for (const text of ['Nguy', 'Nguyễ', 'Nguyễn']) {
    type(text);
    await pause(PAUSE - 1);
  }
  expect(suggested).toEqual([]);
  await pause();
  await pause(PAUSE * 3);
  expect(suggested.map(({ text }) => text)).toEqual(['Nguyễn']);
});

it('an older answer never takes the place of a newer one', async () => {
  const { type, pause, answer, options } = show();
  type('Nguyễn');
  await pause();
  type('Nguyễn Huệ');
  await pause();
  await answer(suggested[1], [suggestion('Nguyễn Huệ')]);
  await answer(suggested[0], [suggestion('Nguyễn Trãi')]);
  expect(options()).toEqual(['Nguyễn Huệ']);
  expect(suggested[0]?.signal?.aborted).toBe(true);
  // one typed address is one session, and a provider's price
  expect(suggested[0]?.session).toBe(suggested[1]?.session);
});

it('what was looked up before somebody typed on is not chosen for them', async () => {
  const { type, submit, answer, found, field } = show();
  type('Nguyễn Huệ');
  submit();
  expect(field.getAttribute('aria-busy')).toBe('true');
  type('Nguyễn Huệ 42');
  await answer(searched[0], HUE);
  expect(found).toEqual([]);
  expect(field.value).toBe('Nguyễn Huệ 42');
  expect(field.hasAttribute('aria-busy')).toBe(false);
});

it('keeps what was typed when nobody answers, and says so', async () => {
  const { type, pause, answer, submit, field } = show();
  type('42 Nguyễn Huệ');
  await pause();
  await answer(suggested[0], null);
  expect(screen.getByRole('status').textContent).toBe('failed');
  expect(field.value).toBe('42 Nguyễn Huệ');
  submit();
  await answer(searched[0], 'failed');
  expect(screen.getByRole('alert').textContent).toBe('failed');
  expect(field.value).toBe('42 Nguyễn Huệ');
  expect(document.activeElement).toBe(field);
  type('42 Nguyễn Huệ, Quận 1');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what an address lacks without asking anybody', () => {
  const { type, submit } = show();
  submit();
  expect(screen.getByRole('alert').textContent).toBe('empty');
  type(' 4 ');
  submit();
  expect(screen.getByRole('alert').textContent).toBe('short');
  expect(searched).toEqual([]);
});

it('a suggestion is chosen by arrow and Enter; its question ends there', async () => {
  const { type, pause, answer, submit, found, field, options } = show();
  type('Nguyễn');
  await pause();
  await answer(suggested[0], [suggestion('Nguyễn Trãi'), suggestion('Nguyễn Huệ')]);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  submit();
  await pause(0);
  expect(found).toEqual([HUE]);
  expect(field.value).toBe('Nguyễn Huệ');
  expect(options()).toEqual([]);
  type('Nguyễn Huệ 1');
  await pause();
  expect(suggested[1]?.session).not.toBe(suggested[0]?.session);
});

it('leaving the field takes its suggestions away, and those on their way', async () => {
  const { type, pause, answer, field, options } = show();
  type('Nguyễn');
  await pause();
  fireEvent.blur(field);
  await answer(suggested[0], [suggestion('Nguyễn Huệ')]);
  expect(options()).toEqual([]);
});

it('shows the stored address when another one was chosen elsewhere', () => {
  const { field, store } = show('1 Lê Lợi');
  expect(field.value).toBe('1 Lê Lợi');
  store('2 Lê Lợi');
  expect(field.value).toBe('2 Lê Lợi');
});
