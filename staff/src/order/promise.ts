/** the minutes offered with one tap, and the ones of the dial */
const QUICK_MINUTES: readonly number[] = [10, 15, 20, 30];
const DIAL_MINUTES: readonly number[] = [10, 15, 20, 30, 45, 60];
const STEP_MINUTES = 5;
const FEWEST_MINUTES = 5;
const MOST_MINUTES = 180;

/** One step of five up or down, along whole steps, within what can be promised. */
export function stepMinutes(minutes: number, direction: 1 | -1): number {
  const along = direction > 0 ? Math.floor(minutes / STEP_MINUTES) : Math.ceil(minutes / STEP_MINUTES);
  return Math.min(MOST_MINUTES, Math.max(FEWEST_MINUTES, (along + direction) * STEP_MINUTES));
}

/** These choices with the proposed one in the place of its nearest, where it is none of them. */
function withProposed(choices: readonly number[], proposed: number): readonly number[] {
  if (choices.includes(proposed)) return choices;
  const distances = choices.map((minutes) => Math.abs(minutes - proposed));
  const nearest = distances.indexOf(Math.min(...distances));
  return choices.with(nearest, proposed);
}

/** The minutes of one tap: what is proposed is always among them. */
export const quickMinutes = (proposed: number): readonly number[] => withProposed(QUICK_MINUTES, proposed);

/** The minutes beside the dial: what is proposed is always among them. */
export const dialMinutes = (proposed: number): readonly number[] => withProposed(DIAL_MINUTES, proposed);
