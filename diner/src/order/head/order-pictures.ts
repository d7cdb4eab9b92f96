import bell from '@mam/ui/art/bellhop-bell.svg';
import smile from '@mam/ui/art/face-savoring-food.svg';
import hourglass from '@mam/ui/art/hourglass-not-done.svg';
import phone from '@mam/ui/art/mobile-phone.svg';
import scooter from '@mam/ui/art/motor-scooter.svg';
import pot from '@mam/ui/art/pot-of-food.svg';
import bags from '@mam/ui/art/shopping-bags.svg';
import warning from '@mam/ui/art/warning.svg';
import type { Thing } from './order-face.ts';

/** Drawings of the things on the tray. */
export const PICTURES: Readonly<Record<Thing, string>> = {
  phone,
  bell,
  pot,
  bags,
  scooter,
  smile,
  hourglass,
  warning,
};
