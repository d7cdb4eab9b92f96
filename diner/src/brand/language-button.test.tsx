// @vitest-environment happy-dom

import { changeLanguage, currentLanguage } from '@mam/client/i18n.ts';
import type { StoreLanguages } from '@mam/domain/brand/languages.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { beginInApp, keep, showInApp } from '../../test/in-app.tsx';
import { EMPTY, persisted } from '../device/persisted.ts';
import { LanguageButton } from './language-button.tsx';
import { chooseLanguage, readerLanguage } from './reader-language.ts';
import { useStoreLanguage } from './use-brand-room.ts';

beginInApp();
afterEach(() => changeLanguage('vi'));

const PLAIN: StoreLanguages = { own: 'vi', listed: null };
const BERLIN: StoreLanguages = { own: 'de', listed: ['de', 'en', 'vi'] };

function Room({ of }: { readonly of: StoreLanguages }) {
  useStoreLanguage(of);
  return <LanguageButton of={of} />;
}

const button = (name: RegExp) => screen.findByRole('button', { name });
const offered = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

it('[BR4] offers what the brand lists, each in its own words and in its order', async () => {
  chooseLanguage('vi');
  showInApp(<Room of={BERLIN} />);
  fireEvent.click(await button(/^Ngôn ngữ: VI/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ngôn ngữ' }));
  expect(offered()).toEqual(['Deutsch', 'English', 'Tiếng Việt']);
  fireEvent.click(sheet.getByRole('radio', { name: 'Deutsch' }));
  await button(/^Sprache: DE/);
  expect([currentLanguage(), persisted.getState().user.locale]).toEqual(['de', 'de']);
  expect(readerLanguage(BERLIN)).toBe('de');
});

it('[BR4] offers Vietnamese and English where the brand lists nothing', async () => {
  chooseLanguage('vi');
  showInApp(<Room of={PLAIN} />);
  fireEvent.click(await button(/^Ngôn ngữ: VI/));
  await screen.findByRole('dialog', { name: 'Ngôn ngữ' });
  expect(offered()).toEqual(['Tiếng Việt', 'English']);
});

it.each<StoreLanguages>([
  { own: 'de', listed: null },
  { own: 'vi', listed: ['vi'] },
])('[BR4] one language is nothing to choose: %j', async (of) => {
  showInApp(<Room of={of} />);
  await waitFor(() => expect(currentLanguage()).toBe(of.own));
  expect(screen.queryByRole('button')).toBeNull();
});

it('[BR5] what was chosen elsewhere is spoken where it is offered, and comes back', async () => {
  keep({ user: { ...EMPTY.user, locale: 'de' } });
  showInApp(<Room of={{ own: 'vi', listed: ['vi', 'en', 'de'] }} />);
  await waitFor(() => expect(currentLanguage()).toBe('de'));
  expect(readerLanguage({ own: 'vi', listed: ['vi'] })).toBe('vi');
  expect(persisted.getState().user.locale).toBe('de');
});
