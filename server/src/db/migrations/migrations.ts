import { first } from './0001-first.ts';
import { knownBrowsers } from './0002-known-browsers.ts';
import { payments } from './0003-payments.ts';
import { slots } from './0004-slots.ts';
import { captcha } from './0006-captcha.ts';
import { outbox } from './0007-outbox.ts';
import { signInTables } from './0008-sign-in.ts';
import { floods } from './0009-floods.ts';
import { busyYear } from './0010-busy-year.ts';
import { notices } from './0011-notices.ts';
import { totp } from './0013-totp.ts';
import { tablesStopped } from './0014-tables-stopped.ts';
import { oldDiners } from './0015-old-diners.ts';
import { phoneNumbers } from './0017-phone-numbers.ts';
import { answers } from './0018-answers.ts';
import { ratings } from './0019-ratings.ts';
import { phoneCodes } from './0020-phone-codes.ts';
import { receipts } from './0022-receipts.ts';
import { drivers } from './0027-drivers.ts';
import { groupOrders } from './0030-group-orders.ts';
import { orderPeople } from './0031-order-people.ts';
import { driverNames } from './0032-driver-names.ts';
import { splitBill } from './0033-split-bill.ts';
import { shares } from './0034-shares.ts';
import { spendingLimits } from './0035-spending-limits.ts';
import { guestPlaces } from './0036-guest-places.ts';
import { leftOut } from './0037-left-out.ts';
import { staffCalls } from './0038-staff-calls.ts';
import { orderedByItself } from './0039-ordered-by-itself.ts';
import { tableCodes } from './0040-table-codes.ts';
import { verifiedCalls } from './0041-verified-calls.ts';
import { sittings } from './0042-sittings.ts';
import { points } from './0043-points.ts';
import { billClosed } from './0044-bill-closed.ts';
import { tableBills } from './0045-table-bills.ts';
import { billSharesOfDiner } from './0046-bill-shares-of-diner.ts';
import { ownVouchers } from './0047-own-vouchers.ts';
import { correctedPoints } from './0048-corrected-points.ts';
import { attemptsOfBillShares } from './0049-attempts-of-bill-shares.ts';
import { forgottenOrders } from './0050-forgotten-orders.ts';
import { erasing } from './0051-erasing.ts';
import { callsOfSittings } from './0052-calls-of-sittings.ts';
import { confirmedBillShares } from './0053-confirmed-bill-shares.ts';
import { backupsTable } from './0054-backups.ts';
import { ownersOfNumbers } from './0056-owners-of-numbers.ts';
import { dishesLeftBehind } from './0058-dishes-left-behind.ts';
import { namedGroupOrders } from './0059-named-group-orders.ts';
import { billDivisions } from './0060-bill-divisions.ts';
import { seenCalls } from './0061-seen-calls.ts';
import { promises } from './0062-promises.ts';
import { whoSitsThere } from './0065-who-sits-there.ts';
import { choosingOver } from './0068-choosing-over.ts';
import { namesGuestsRead } from './0069-names-guests-read.ts';
import { languagesOfMembers } from './0070-languages-of-members.ts';
import { buyersByNumber } from './0073-further-buyers.ts';
import { openOrders } from './0074-open-orders.ts';
import { trail } from './0075-trail.ts';
import { storeSwitches } from './0076-store-switches.ts';
import { soldOutUntil } from './0078-sold-out-until.ts';
import { devicesOfRestaurant } from './0079-devices.ts';
import { callersOfStores } from './0080-callers.ts';
import { changesOfLines } from './0083-changes-of-lines.ts';
import { issueReports } from './0084-issue-reports.ts';
import { issuePictures } from './0085-issue-pictures.ts';
import { apiKeys } from './0086-api-keys.ts';
import { questionsOfChanges } from './0087-questions-of-changes.ts';
import type { Migration } from './migration.ts';

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [
  first,
  knownBrowsers,
  payments,
  slots,
  captcha,
  outbox,
  signInTables,
  floods,
  busyYear,
  notices,
  totp,
  tablesStopped,
  oldDiners,
  phoneNumbers,
  answers,
  ratings,
  phoneCodes,
  receipts,
  drivers,
  groupOrders,
  orderPeople,
  driverNames,
  splitBill,
  shares,
  spendingLimits,
  guestPlaces,
  leftOut,
  staffCalls,
  orderedByItself,
  tableCodes,
  verifiedCalls,
  sittings,
  points,
  billClosed,
  tableBills,
  billSharesOfDiner,
  ownVouchers,
  correctedPoints,
  attemptsOfBillShares,
  forgottenOrders,
  erasing,
  callsOfSittings,
  confirmedBillShares,
  backupsTable,
  ownersOfNumbers,
  dishesLeftBehind,
  namedGroupOrders,
  billDivisions,
  seenCalls,
  promises,
  whoSitsThere,
  choosingOver,
  namesGuestsRead,
  languagesOfMembers,
  buyersByNumber,
  openOrders,
  trail,
  storeSwitches,
  soldOutUntil,
  devicesOfRestaurant,
  callersOfStores,
  changesOfLines,
  issueReports,
  issuePictures,
  apiKeys,
  questionsOfChanges,
];
