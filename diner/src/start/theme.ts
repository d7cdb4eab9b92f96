import { kept } from '../device/kept.ts';
import { visit } from '../device/visit.ts';
import { colourOf } from './address-parameters.ts';

interface NamedColour {
  readonly name: string;
  readonly value: string;
}

/** The colour of a brand without one. */
const DEFAULT_COLOUR = '#f89523';

function paint(colour: string): void {
  document.documentElement.style.setProperty('--brand', colour);
}

/** Before the configuration is here: the address, else what this brand looked like last time. */
export function paintFirst(brand: string): void {
  paint(visit.getState().mainColour ?? kept.getState().colours[brand] ?? DEFAULT_COLOUR);
}

/** The brand's main colour; one from the address wins. */
export function paintBrand(brand: string, scheme: readonly NamedColour[]): void {
  const configured = colourOf(scheme.find(({ name }) => name === 'main_color')?.value ?? null);
  paint(visit.getState().mainColour ?? configured ?? DEFAULT_COLOUR);
  const { colours } = kept.getState();
  if (configured && colours[brand] !== configured)
    kept.setState({ colours: { ...colours, [brand]: configured } });
}
