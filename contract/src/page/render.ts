import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { Language } from '../http/language.ts';
import type { StartData } from './start-data.ts';

/** The data a page is drawn from: the same for everybody who opens this address in this language. */
export interface PageToRender {
  /** path, brand, store and dish, nothing else */
  readonly address: string;
  readonly language: Language;
  readonly demo: boolean;
  /** the day it is drawn on, as its first millisecond in UTC: what is sold on certain dates only changes with it */
  readonly day: EpochMs;
  readonly data: StartData;
}

/** A page as the diner's app draws it. */
export interface RenderedPage {
  /** the content of #root */
  readonly html: string;
  readonly title: string;
  /** the brand's colours, as CSS declarations */
  readonly colours: string;
}
