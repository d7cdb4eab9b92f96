import { isDelivery } from '../delivery/is-delivery.ts';
import { isFinal, type OrderStatus, statusGroup } from './status.ts';
import type { MoveRefusal, OrderKind } from './transitions.ts';

/** The person on the way with an order; '' = not known. */
export interface Driver {
  /** as the restaurant calls them */
  readonly name: string;
  readonly phone: string;
  /** the page of the partner that shows where they are */
  readonly link: string;
}

/** Visible characters [CT2]. */
export const DRIVER_NAME_LENGTH = 40;

const PAGE = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/i;

/** [OR63] The page a partner follows its driver on: http or https alone, so that nothing else is ever opened. */
export const isTrackingLink = (link: string): boolean => PAGE.test(link);

/** [OR63] Whether the restaurant may say who is on the way; null = yes: a delivery that is not over. */
export function mayNameDriver({
  status,
  type,
}: {
  readonly status: OrderStatus;
  readonly type: OrderKind;
}): MoveRefusal | null {
  const brought = type !== 'TABLE' && isDelivery(type);
  return brought && !isFinal(status) ? null : { refused: 'WRONG_STATUS', status };
}

/** [OR97] Whether the driver who was named for an order is its driver no longer. */
export const losesDriver = (_from: OrderStatus, to: OrderStatus): boolean => to === 'AHA_CANCELLED';

/** [OR63] The driver a diner reads of while their order is on its way; null = nobody is, or nobody was named. */
export function driverOnTheWay(status: string | null, driver: Driver | null): Driver | null {
  const known = driver !== null && (driver.name !== '' || driver.phone !== '' || driver.link !== '');
  return known && statusGroup(status) === 'SHIPPING' ? driver : null;
}

/** [OR63] The page on which the diner follows their order now; null = there is none, or the order is not on its way. */
export function followedOn(status: string | null, driver: Driver | null): string | null {
  const { link } = driverOnTheWay(status, driver) ?? { link: '' };
  return isTrackingLink(link) ? link : null;
}
