import { phoneProblem } from '@mam/domain/contact/phone.ts';

/** The sentence beside the field of a phone number, in the words of the area that shows it; null = it is one. */
export function phoneWord(typed: string): 'phone_bad' | 'phone_signs' | null {
  const problem = phoneProblem(typed);
  if (problem === null) return null;
  return problem === 'PHONE_UNREADABLE' ? 'phone_signs' : 'phone_bad';
}
