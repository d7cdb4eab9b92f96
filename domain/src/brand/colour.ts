/** A colour as "#rgb", "#rrggbb" or "#rrggbbaa" in small letters; nothing else gets into a style. */
export type Colour = string;

/** The colour of a brand that has none. */
export const DEFAULT_COLOUR: Colour = '#f89523';

/** [BR1] A colour is 3, 6 or 8 hex digits, with or without "#"; null = no colour, and it is ignored. */
export function parseColour(text: string | null | undefined): Colour | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text?.trim() ?? '')?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

/** [BR2] A colour's name as it may stand in a style: letters, digits, "_" and "-", at most 60; null = it may not. */
export function parseColourName(text: string): string | null {
  return /^[a-z][\w-]{0,59}$/i.test(text) ? text : null;
}

/** [BR3] The same colour without its share of transparency: paper that shines through carries no text. */
export function opaque(colour: Colour): Colour {
  return colour.length === 9 ? colour.slice(0, 7) : colour;
}

export interface NamedColour {
  readonly name: string;
  readonly value: string;
}

/**
 * [BR2] Every colour of a brand by its name, `main_color` among them: the address over the scheme over the default.
 * Of the address count only main_color and the names the scheme knows.
 */
export function brandColours(
  scheme: readonly NamedColour[],
  fromAddress: Readonly<Record<string, Colour>>,
): ReadonlyMap<string, Colour> {
  const colours = new Map<string, Colour>([['main_color', DEFAULT_COLOUR]]);
  for (const { name, value } of scheme) {
    const [named, colour] = [parseColourName(name), parseColour(value)];
    if (named && colour) colours.set(named, colour);
  }
  for (const name of colours.keys()) {
    const wished = Object.hasOwn(fromAddress, name) ? fromAddress[name] : undefined;
    if (wished) colours.set(name, wished);
  }
  return colours;
}
