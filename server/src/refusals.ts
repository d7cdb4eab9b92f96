import { REFUSALS as de } from '@mam/contract/refusals.de.ts';
import { REFUSALS as en } from '@mam/contract/refusals.en.ts';
import { REFUSALS as vi } from '@mam/contract/refusals.vi.ts';
import type { TextsOfLanguages } from './http/answer.ts';

/** The same sentences the apps show. */
export const refusalTexts: TextsOfLanguages = { vi, en, de };
