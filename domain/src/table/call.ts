import type { StoreLanguages } from '../brand/languages.ts';
import { NOTE_LENGTH } from '../contact/limits.ts';
import { type NameRefusal, nameAtTable } from '../contact/name.ts';
import { cleanText, isWithin } from '../contact/text.ts';
import type { Menu } from '../menu/menu.ts';
import { FEEDBACK_LENGTH, isScore } from '../rating/rating.ts';
import type { Store } from '../store/store.ts';
import type { EpochMs } from '../time/moment.ts';
import type { Table } from './table-name.ts';

/** [TB21] Things every store's guests may call for, in the order in which they are offered. */
export const CALL_KINDS = ['PAYMENT', 'STAFF', 'TISSUES', 'BOWLS', 'CHAIRS', 'OPENER'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** [TB23] As the staff read it; Vietnamese, but for a store with a language of its own. */
const SAID: Readonly<Record<CallKind, Readonly<Record<'vi' | 'de', string>>>> = {
  PAYMENT: { vi: 'Yêu cầu thanh toán', de: 'Die Rechnung, bitte' },
  STAFF: { vi: 'Gặp nhân viên', de: 'Bitte an den Tisch kommen' },
  TISSUES: { vi: 'Thêm khăn giấy', de: 'Servietten' },
  BOWLS: { vi: 'Thêm chén đũa', de: 'Schalen und Stäbchen' },
  CHAIRS: { vi: 'Thêm bàn ghế', de: 'Tische und Stühle' },
  OPENER: { vi: 'Đồ khui bia', de: 'Flaschenöffner' },
};

/** [TB32] How feedback begins, as the staff read it. */
const FEEDBACK: Readonly<Record<'vi' | 'de', (score: number) => string>> = {
  vi: (score) => `Góp ý ${score}/5 sao`,
  de: (score) => `Rückmeldung: ${score} von 5 Sternen`,
};

/** A guest's call as it was asked for. */
export interface CallRequest {
  readonly preview: boolean;
  /** null = it came without one */
  readonly table: Table | null;
  readonly name: string;
  /** kinds, and extra choices in the store's own words */
  readonly choices: readonly string[];
  readonly note: string;
  /** [TB32] stars that are given instead of asking for anything; null = none */
  readonly score: number | null;
}

export type CallRefusal =
  | { readonly refused: 'PREVIEW' | 'TABLE_REQUIRED' | 'SCORE_INVALID' | 'CALL_EMPTY' | 'CALL_CHOICE_GONE' }
  | NameRefusal
  /** limit = visible characters */
  | { readonly refused: 'CALL_NOTE_TOO_LONG'; readonly limit: number };

const isKind = (choice: string): choice is CallKind => (CALL_KINDS as readonly string[]).includes(choice);
const folded = (text: string) => cleanText(text).toLowerCase();

/** [TB22] Things guests of a store may call for behind the six choices: its own, then its menu's, each once. */
export function extraChoices(
  store: Pick<Store, 'serviceNotes'>,
  menu: Pick<Menu, 'serviceNotes'>,
): readonly string[] {
  const all = [...store.serviceNotes, ...menu.serviceNotes];
  return all.filter((note, index) => all.findIndex((other) => folded(other) === folded(note)) === index);
}

/** [TB21] Whether nothing is asked for. */
export const isEmptyCall = ({ choices, note }: Pick<CallRequest, 'choices' | 'note'>): boolean =>
  choices.length === 0 && cleanText(note) === '';

/** [TB21] Whether staff can be called so: null, or the first reason why not. The app asks before it sends, the server before it writes. */
export function mayCall(
  { preview, table, name, choices, note, score }: CallRequest,
  extras: readonly string[],
): CallRefusal | null {
  if (preview) return { refused: 'PREVIEW' };
  if (table === null) return { refused: 'TABLE_REQUIRED' };
  if (score !== null && !isScore(score)) return { refused: 'SCORE_INVALID' };
  if (score === null && isEmptyCall({ choices, note })) return { refused: 'CALL_EMPTY' };
  if (!choices.every((choice) => isKind(choice) || extras.includes(choice)))
    return { refused: 'CALL_CHOICE_GONE' };
  const limit = score === null ? NOTE_LENGTH : FEEDBACK_LENGTH;
  if (!isWithin(cleanText(note), limit)) return { refused: 'CALL_NOTE_TOO_LONG', limit };
  return nameAtTable(name);
}

/**
 * [TB23] [TB32] The text for the staff: how many stars, each choice once in the restaurant's language and in the order
 * they are offered, then the guest's own words as they are.
 */
export function callText(
  { choices, note, score }: Pick<CallRequest, 'choices' | 'note' | 'score'>,
  language: StoreLanguages['own'],
): string {
  const stars = score === null ? '' : FEEDBACK[language](score);
  const kinds = CALL_KINDS.filter((kind) => choices.includes(kind)).map((kind) => SAID[kind][language]);
  const extras = [...new Set(choices)].filter((choice) => !isKind(choice));
  return [stars, ...kinds, ...extras, cleanText(note)].filter((part) => part !== '').join(', ');
}

/** 30 s in ms: the same call again within this is the first one [TB24]. */
export const SAME_CALL = 30_000;
/** Two hours in ms: a call nobody answered is over then [TB25]. */
export const CALL_STANDS = 2 * 60 * 60_000;

export type CallState = 'open' | 'taken' | 'answered';

/** [TB26] Nobody has it, somebody is on the way, or it is done. */
export function callState({
  takenAt,
  answeredAt,
}: {
  readonly takenAt: EpochMs | null;
  readonly answeredAt: EpochMs | null;
}): CallState {
  if (answeredAt !== null) return 'answered';
  return takenAt === null ? 'open' : 'taken';
}

/** [TB84] Whether what was called for is over when its guests are gone: a wish is, feedback is still to be read. */
export const endsWithSitting = ({
  choices,
  note,
  text,
}: Pick<CallRequest, 'choices' | 'note'> & { readonly text: string }): boolean =>
  choices.length > 0 || cleanText(note) === text;

interface CallsStanding {
  /** of this guest, at any table */
  readonly ofGuest: number;
  /** from everybody in the guest's sitting; without a sitting, from everybody else at this table */
  readonly ofTable: number;
  readonly at: Table['kind'] | 'sitting';
}

export interface CallLimits {
  readonly ofGuest: number;
  readonly ofSitting: number;
  readonly ofTable: number;
  readonly ofCounter: number;
}

/** [TB25] [TB81] Whether one more call may stand here; null = yes. The network address says nothing: a dining room shares one. */
export function oneMoreCall(
  { ofGuest, ofTable, at }: CallsStanding,
  limits: CallLimits,
): { readonly refused: 'CALLS_WAITING'; readonly limit: number } | null {
  if (ofGuest >= limits.ofGuest) return { refused: 'CALLS_WAITING', limit: limits.ofGuest };
  const limit = { sitting: limits.ofSitting, table: limits.ofTable, counter: limits.ofCounter }[at];
  return ofTable >= limit ? { refused: 'CALLS_WAITING', limit } : null;
}
