import { type Employed, isAtLeast, type Ranked } from './roles.ts';

/** [SF28] Six digits, and nothing else. */
const PIN = /^\d{6}$/;

/** Taken first by whoever guesses, besides runs and repetitions. */
const USUAL: readonly string[] = ['112233', '332211', '123321', '102030', '147258', '159753', '696969'];

/** One digit, two or three of them again and again. */
const isRepeated = (pin: string): boolean =>
  [1, 2, 3].some((length) => pin === pin.slice(0, length).repeat(pin.length / length));

/** Each digit one more than the one before, or one less: 123456, 987654, 890123. */
function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

/** [SF28] Why nobody may come in by these digits; null = they may. */
export function pinProblem(pin: string): 'PIN_MALFORMED' | 'PIN_WEAK' | null {
  if (!PIN.test(pin)) return 'PIN_MALFORMED';
  return isRepeated(pin) || isRun(pin) || USUAL.includes(pin) ? 'PIN_WEAK' : null;
}

/** [SF28] Whether somebody may let that person choose digits: oneself, or a manager somebody of a lower role. */
export const mayChoosePin = (actor: Ranked, person: Employed): boolean =>
  actor.id === person.id ||
  (isAtLeast(actor.role, 'manager') && actor.role !== person.role && isAtLeast(actor.role, person.role));

/** [SF32] Whether somebody may sign another person out of a browser: whom they may let choose digits, and owners each other. */
export const mayEndSessionOf = (actor: Ranked, person: Employed): boolean =>
  actor.role === 'owner' || mayChoosePin(actor, person);
