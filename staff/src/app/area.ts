import type { LazyScreen } from '@mam/client/lazy-screen.ts';
import type { StaffPage } from '@mam/contract/page/pages.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { may, type Rank, type StaffAction } from '@mam/domain/staff/roles.ts';
import type { LucideIcon } from 'lucide-react';
import type { SheetName } from '../device/sheet-address.ts';
import type { WordKey } from '../words/words.ts';

/** An address of the shift; signing in comes before it. */
export type ScreenPath = Exclude<StaffPage, '/sign-in'>;

interface Seen {
  /** a role needs this right to see it; without one it is everybody's */
  readonly may?: StaffAction;
}

/** Whether somebody of a role may see a screen, its place in the navigation, or a sheet. */
export const maySee = (role: Rank, seen: Seen): boolean => seen.may === undefined || may(role, seen.may);

/** A link of the navigation. */
export interface NavigationPlace {
  readonly Icon: LucideIcon;
  readonly name: WordKey;
  /** further screens that lie in it */
  readonly covers?: readonly ScreenPath[];
  /** how much waits there, and the sentence that says so */
  readonly waiting?: { readonly useCount: () => number; readonly words: WordKey };
}

export interface ScreenRow extends Seen {
  readonly Page: LazyScreen;
  readonly place?: NavigationPlace;
}

export interface SheetProps {
  /** as the address has it */
  readonly about: string;
  readonly onClose: () => void;
}

interface OrderSheetProps {
  readonly order: BoardOrder;
  readonly onClose: () => void;
}

interface OtherSheetRow extends Seen {
  readonly Over: LazyScreen<SheetProps>;
  readonly about?: never;
}

/** Closes by itself once its order is gone from the board, or what it is for can be done with it no more. */
interface OrderSheetRow extends Seen {
  readonly Over: LazyScreen<OrderSheetProps>;
  readonly about: 'order';
  readonly possible?: (order: BoardOrder) => boolean;
}

export type SheetRow = OrderSheetRow | OtherSheetRow;

/** A part of the app: its screens by address, with their places in the navigation, and its sheets by name. */
export interface Area {
  readonly screens: Readonly<Partial<Record<ScreenPath, ScreenRow>>>;
  readonly sheets: Readonly<Partial<Record<SheetName, SheetRow>>>;
}
