import { mapRoutes } from './delivery/map-routes.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import { dinerRoutes } from './diner/routes.ts';
import { appRoutes } from './documents/app-routes.ts';
import { siteRoutes } from './documents/site-routes.ts';
import type { Feature } from './http/house.ts';
import { menuRoutes } from './menu/routes.ts';
import { captchaRoutes } from './order/captcha-routes.ts';
import { exceptionRoutes } from './order/exception-routes.ts';
import { noticeRoutes } from './order/notice-routes.ts';
import { paymentRoutes } from './order/payment-routes.ts';
import { orderRoutes } from './order/routes.ts';
import { slotRoutes } from './order/slot-routes.ts';
import { searchRoutes } from './search/routes.ts';
import { accountRoutes } from './staff/account-routes.ts';
import { boardRoutes } from './staff/board-routes.ts';
import { staffMenuRoutes } from './staff/menu-routes.ts';
import { moneyRoutes } from './staff/money-routes.ts';
import { storeRoutes } from './store/routes.ts';
import { voucherRoutes } from './voucher/routes.ts';

/** Every feature that answers calls, in the written order. */
export const features: readonly Feature[] = [
  appRoutes,
  siteRoutes,
  dinerRoutes,
  storeRoutes,
  menuRoutes,
  searchRoutes,
  deliveryRoutes,
  mapRoutes,
  voucherRoutes,
  captchaRoutes,
  exceptionRoutes,
  orderRoutes,
  slotRoutes,
  paymentRoutes,
  noticeRoutes,
  accountRoutes,
  boardRoutes,
  moneyRoutes,
  staffMenuRoutes,
];
