import type { Brand } from './brands.ts';
import type { Chance } from './chance.ts';
import type { FuzzOrder, State } from './order-states.ts';
import type { World } from './world.ts';

export type Headers = Readonly<Record<string, string>>;

/** A request before it is an address and a text. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
  readonly body?: unknown;
  /** the order it is about */
  readonly order?: FuzzOrder;
}

export interface Ground {
  readonly world: World;
  readonly brand: Brand;
  readonly chance: Chance;
  /** the state of the order a request is about; the one it needs unless somebody wants another */
  readonly state?: State;
}

export type Part = Partial<Omit<Request, 'method' | 'path'>>;
export type Maker = (ground: Ground) => Promise<Part> | Part;
