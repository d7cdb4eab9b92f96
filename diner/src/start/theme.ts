import { brandColours, type NamedColour, opaque } from '@mam/domain/brand/colour.ts';
import { persisted } from '../device/persisted.ts';
import { visit } from '../device/visit.ts';

/** Every colour stands in the page by its name; the main one is what all of the brand's tints are made from. */
function brandPaints(colours: ReadonlyMap<string, string>): [property: string, value: string][] {
  return [...colours].map(([name, colour]) =>
    name === 'main_color' ? ['--brand', opaque(colour)] : [`--colour-${name}`, colour],
  );
}

/** The brand's own colours as CSS declarations: what a page rendered for everybody begins with. */
export function coloursAsCss(scheme: readonly NamedColour[]): string {
  return brandPaints(brandColours(scheme, {}))
    .map((paint) => paint.join(':'))
    .join(';');
}

function paint(scheme: readonly NamedColour[]): void {
  const root = document.documentElement;
  const { style } = root;
  const shown = getComputedStyle(root);
  const colours = brandColours(scheme, visit.getState().colours);
  for (const name of Array.from(style)) {
    if (name.startsWith('--colour-') && !colours.has(name.slice('--colour-'.length)))
      style.removeProperty(name);
  }
  // every style of the page hangs on them: what it was rendered in is not painted again
  for (const [property, value] of brandPaints(colours))
    if (shown.getPropertyValue(property) !== value) style.setProperty(property, value);
}

/** Before the configuration is here: the address, else what this brand looked like last time. */
export function paintFirst(brand: string): void {
  const last = persisted.getState().colours[brand];
  paint(last ? [{ name: 'main_color', value: last }] : []);
}

/** The brand's colours; those of the address win. The main colour is stored for the next start. */
export function paintBrand(brand: string, scheme: readonly NamedColour[]): void {
  paint(scheme);
  const main = brandColours(scheme, {}).get('main_color');
  const { colours } = persisted.getState();
  if (main && colours[brand] !== main) persisted.setState({ colours: { ...colours, [brand]: main } });
}
