import { useWords } from '@mam/client/i18n.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { menuWords } from '../words/areas.ts';

interface TileStepperProps {
  readonly name: string;
  readonly value: number;
  readonly className: string | undefined;
  readonly onChange: (value: number) => void;
}

/** How many of a dish are in the cart, and one more or less. */
export function TileStepper({ name, ...rest }: TileStepperProps) {
  const say = useWords(menuWords);
  return <Stepper on name={say('quantity_of', { name })} max={UNLIMITED} {...rest} />;
}
