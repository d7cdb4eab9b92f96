import type { IncomingHttpHeaders } from 'node:http';
import { TABLE_CODE } from '@mam/contract/http/envelope.ts';
import { parseTableCode } from '@mam/domain/table/table-code.ts';
import type { Context } from '../../context.ts';
import { hashOfSecret } from '../secret.ts';
import { authenticateStaff } from './authenticate-staff.ts';
import { authenticateDiner, readStaffCookie } from './principal.ts';
import { isSeated } from './seated.ts';
import { isBrowserOfStaff } from './staff-browser.ts';
import { isTableCode } from './table-code.ts';

type Headers = IncomingHttpHeaders;

interface CallerRequest {
  readonly change: boolean;
  /** a change that its address might still have read */
  readonly withinReads: boolean;
}

/** [LI2] Staff who are signed in, and whoever uses a browser in which somebody of them has signed in before. */
async function isOfStaff(context: Context, headers: Headers): Promise<boolean> {
  const { database, config, rateLimits } = context;
  if ((['session', 'device'] as const).some((cookie) => readStaffCookie(headers, cookie, config) !== null)) {
    const staff = await authenticateStaff(context, headers);
    if (staff) return rateLimits.requestsOfStaff.take(staff.id);
  }
  const browser = readStaffCookie(headers, 'browser', config);
  if (browser === null || !(await isBrowserOfStaff(database.read, browser))) return false;
  return rateLimits.requestsOfBrowser.take(hashOfSecret(browser));
}

/**
 * [LI2] An office that orders together sends more changes than its address may: a known diner then counts by
 * themselves, within the address's reads, so inventing tokens gains nothing. [TB80] A guest of a sitting always does.
 */
async function isDinerWithRoom(context: Context, headers: Headers, asked: CallerRequest): Promise<boolean> {
  const { database, rateLimits, now } = context;
  const diner = await authenticateDiner(database.read, headers);
  if (!diner) return false;
  if (!asked.withinReads && !(await isSeated(database.read, diner.uid, now()))) return false;
  return (asked.change ? rateLimits.changesOfDiner : rateLimits.readsOfGuest).take(diner.uid);
}

/** [LI3] A newcomer with the code of a table, who does not sit there yet, is counted by the table. */
async function isAtTable({ database, rateLimits }: Context, headers: Headers): Promise<boolean> {
  const sent = headers[TABLE_CODE.toLowerCase()];
  const code = typeof sent === 'string' ? parseTableCode(sent) : null;
  if (code === null || !(await isTableCode(database.read, code))) return false;
  return rateLimits.comersOfTable.take(code);
}

/** [LI2] Whether somebody is counted by more than their network address, and has room there. */
export const isKnownCaller = async (
  context: Context,
  headers: Headers,
  asked: CallerRequest,
): Promise<boolean> =>
  (await isOfStaff(context, headers)) ||
  (await isDinerWithRoom(context, headers, asked)) ||
  (await isAtTable(context, headers));
