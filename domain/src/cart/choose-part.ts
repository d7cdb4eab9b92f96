import type { ChosenPart } from '../combo/chosen-part.ts';
import { choiceKey } from './same-line.ts';

type Parts = readonly ChosenPart[];

/** Two parts with the same key are the same dish with the same choices in the same group. */
export function partKey({ groupId, dishId, variantId, options, note }: ChosenPart): string {
  const line = {
    kind: 'dish',
    key: '',
    quantity: 1,
    origin: null,
    dishId,
    variantId,
    options,
    note,
  } as const;
  return `${groupId} ${choiceKey(line)}`;
}

/** A part joins the choice: more of what is there already, else it comes last. */
export function addPart(parts: Parts, part: ChosenPart): Parts {
  const key = partKey(part);
  if (!parts.some((other) => partKey(other) === key)) return [...parts, part];
  return parts.map((other) =>
    partKey(other) === key ? { ...other, quantity: other.quantity + part.quantity } : other,
  );
}

/** Another choice in the place of one; the same as a third one, they become one. */
export function replacePart(parts: Parts, old: ChosenPart, part: ChosenPart): Parts {
  return addPart(
    parts.filter((other) => other !== old),
    part,
  );
}

export function removePart(parts: Parts, old: ChosenPart): Parts {
  return parts.filter((other) => other !== old);
}

/** One unit less of a dish in a group: of the choice made last. */
export function lowerPart(parts: Parts, groupId: string, dishId: string): Parts {
  const last = parts.findLast((part) => part.groupId === groupId && part.dishId === dishId);
  return parts
    .map((part) => (part === last ? { ...part, quantity: part.quantity - 1 } : part))
    .filter((part) => part.quantity > 0);
}

/** Units of a dish chosen in a group. */
export function partCount(parts: Parts, groupId: string, dishId: string): number {
  return parts.reduce(
    (sum, part) => (part.groupId === groupId && part.dishId === dishId ? sum + part.quantity : sum),
    0,
  );
}
