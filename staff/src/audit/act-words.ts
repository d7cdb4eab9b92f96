import type { ActKind } from '@mam/domain/audit/act.ts';
import type { ShownLine } from '@mam/domain/audit/shown-line.ts';
import type { SwitchedType } from '@mam/domain/store/store.ts';
import type { PillKind } from '@mam/ui/pill.tsx';
import type { Say } from '../words/words.ts';

/** Stands about the thing an act is about, until the sentence is taken apart there. */
const MARK = '\u0001';

/** A sentence with the thing it is about; that is drawn in bold. */
export interface ActSentence {
  readonly before: string;
  readonly subject: string;
  readonly after: string;
}

/** The person or thing that acted, in words. */
export const actorOf = (say: Say, { actor, name }: Pick<ShownLine, 'actor' | 'name'>): string =>
  actor === 'staff' ? name : say(`trail.by.${actor}`);

/** The act as a sentence that goes on after the actor's name. */
export function actSentence(say: Say, { act, subject, details }: ShownLine): ActSentence {
  const key = act === 'signIn' && (details.refused ?? 0) > 0 ? 'signInAfter' : act;
  const { amount = '', points = 0, from = '', refused = 0, minutes = 0 } = details;
  const types = details.types?.map((type) => say(`switch.type.${type as SwitchedType}`)).join(', ') ?? '';
  const marked = `${MARK}${subject.name || subject.id}${MARK}`;
  const said = say(`trail.did.${key}`, { subject: marked, amount, points, from, refused, minutes, types });
  const [before = '', shown = '', after = ''] = said.split(MARK);
  return { before, subject: shown, after };
}

/** The same as one text. */
export function actText(say: Say, line: ShownLine): string {
  const { before, subject, after } = actSentence(say, line);
  return `${actorOf(say, line)} ${before}${subject}${after}`;
}

/** Classes that stand out among the others. */
export const KIND_PILLS: Readonly<Partial<Record<ActKind, PillKind>>> = {
  moneyOut: 'bad',
  discount: 'warn',
  moneyIn: 'good',
};
