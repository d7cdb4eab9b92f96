import { changeQuestionRoutes } from './amendment/question-routes.ts';
import { amendmentRoutes } from './amendment/routes.ts';
import { captchaRoutes } from './checkout/captcha-routes.ts';
import { exceptionRoutes } from './checkout/exception-routes.ts';
import { placedOrderRoutes } from './checkout/placed-order-routes.ts';
import { placingRoutes } from './checkout/routes.ts';
import type { Feature } from './context.ts';
import { mapRoutes } from './delivery/map-routes.ts';
import { deliveryRoutes } from './delivery/routes.ts';
import { demoRoutes } from './demo/routes.ts';
import { dinerRoutes } from './diner/routes.ts';
import { proceedRoutes } from './group-order/go-on-routes.ts';
import { readGroupCart } from './group-order/order-together.ts';
import { groupOrderRoutes } from './group-order/routes.ts';
import { issueRoutes } from './issue/routes.ts';
import { exchangeRoutes } from './loyalty/exchange-routes.ts';
import { loyaltyRoutes } from './loyalty/routes.ts';
import { menuRoutes } from './menu/routes.ts';
import { messageRoutes } from './message/routes.ts';
import { printedRoutes } from './order/answering/printed-routes.ts';
import { historyRoutes } from './order/listing/history-routes.ts';
import { appRoutes } from './pages/app-routes.ts';
import { siteRoutes } from './pages/site-routes.ts';
import { noticeRoutes } from './payment/arriving/notice-routes.ts';
import { paymentRoutes } from './payment/routes.ts';
import { shareRoutes } from './payment/share/share-routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { ratingRoutes } from './rating/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { slotRoutes } from './slot/routes.ts';
import { accountRoutes } from './staff/account-routes.ts';
import { staffBillRoutes } from './staff/bill-routes.ts';
import { boardChangesRoutes } from './staff/board/board-changes-routes.ts';
import { boardRoutes } from './staff/board-routes.ts';
import { callRoutes } from './staff/call-routes.ts';
import { codeRoutes } from './staff/code/code-routes.ts';
import { deviceRoutes } from './staff/device/device-routes.ts';
import { issueCountRoutes } from './staff/issue/count-routes.ts';
import { staffIssueRoutes } from './staff/issue/issue-routes.ts';
import { keyRoutes } from './staff/key/key-routes.ts';
import { staffMenuRoutes } from './staff/menu-routes.ts';
import { moneyRoutes } from './staff/money-routes.ts';
import { peopleRoutes } from './staff/people/people-routes.ts';
import { staffPhoneRoutes } from './staff/phone-routes.ts';
import { staffPointsRoutes } from './staff/points-routes.ts';
import { staffSearchRoutes } from './staff/search-routes.ts';
import { staffSittingRoutes } from './staff/sitting-routes.ts';
import { staffSwitchRoutes } from './staff/switch-routes.ts';
import { staffTableCodeRoutes } from './staff/table-code-routes.ts';
import { staffTableRoutes } from './staff/table-routes.ts';
import { totpRoutes } from './staff/totp/totp-routes.ts';
import { trailRoutes } from './staff/trail-routes.ts';
import { storeRoutes } from './store/routes.ts';
import { billRoutes } from './table/bill/bill-routes.ts';
import { tableCodeRoutes } from './table/code-routes.ts';
import { tableRoutes } from './table/routes.ts';
import { seatedIn, takeSeat } from './table/sitting-rounds.ts';
import { sittingRoutes } from './table/sitting-routes.ts';
import { callerRoutes } from './taking/caller-routes.ts';
import { takeOrderRoutes } from './taking/take-order-routes.ts';
import { voucherCardRoutes } from './voucher/card-routes.ts';
import { voucherRoutes } from './voucher/routes.ts';

const PLACING_PARTS = { readTogether: readGroupCart, seats: { takeSeat, seatedIn } };

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
  voucherCardRoutes,
  captchaRoutes,
  exceptionRoutes,
  placingRoutes(PLACING_PARTS),
  placedOrderRoutes,
  historyRoutes,
  printedRoutes,
  slotRoutes,
  paymentRoutes,
  shareRoutes,
  noticeRoutes,
  ratingRoutes,
  issueRoutes,
  messageRoutes,
  groupOrderRoutes,
  proceedRoutes,
  loyaltyRoutes,
  exchangeRoutes,
  tableCodeRoutes,
  tableRoutes,
  sittingRoutes,
  privacyRoutes,
  billRoutes,
  accountRoutes,
  boardChangesRoutes,
  deviceRoutes,
  keyRoutes,
  peopleRoutes,
  boardRoutes,
  staffSearchRoutes,
  moneyRoutes,
  totpRoutes,
  trailRoutes,
  staffMenuRoutes,
  staffTableRoutes,
  staffSwitchRoutes,
  staffTableCodeRoutes,
  staffSittingRoutes,
  staffBillRoutes,
  callRoutes,
  staffIssueRoutes,
  issueCountRoutes,
  codeRoutes,
  staffPhoneRoutes,
  staffPointsRoutes,
  takeOrderRoutes(PLACING_PARTS),
  amendmentRoutes,
  changeQuestionRoutes,
  callerRoutes,
  demoRoutes,
];
