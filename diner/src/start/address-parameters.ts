import type { Visit } from '../device/visit.ts';

function layout(value: string | null): 1 | 2 | 3 | undefined {
  return value === '1' ? 1 : value === '2' ? 2 : value === '3' ? 3 : undefined;
}

/** A colour of 3, 6 or 8 hex digits with or without "#"; anything else is ignored. */
export function colourOf(value: string | null): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(value?.trim() ?? '')?.[1];
  return digits === undefined ? undefined : `#${digits.toLowerCase()}`;
}

/** What the address says about this visit; what it does not mention is left out. */
export function visitOf(search: string | URLSearchParams): Partial<Visit> {
  const query = new URLSearchParams(search);
  const said: { [Key in keyof Visit]: Visit[Key] | undefined } = {
    preview: query.has('is_preview') ? query.get('is_preview') === 'true' : undefined,
    logoHidden: query.has('logo') ? query.get('logo') === '0' : undefined,
    latest: query.has('latest') ? query.get('latest') === 'true' : undefined,
    menuType: layout(query.get('menu_type')),
    itemType: layout(query.get('item_type')),
    mainColour: colourOf(query.get('main_color')),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}
