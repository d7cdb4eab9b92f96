import { resolve } from 'node:path';

/** The start stops with this one sentence. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

/** One of a few words. */
export function readChoiceSetting<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new WrongSetting(`${name} must be ${allowed.join(' or ')}, not "${value}".`);
  return found;
}

/** Both ends included. */
export function wholeNumber(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new WrongSetting(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
  return number;
}

/** An address of one of these protocols, each with its colon. */
export function readUrlSetting(name: string, value: string, protocols: readonly string[]): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !protocols.includes(url.protocol))
    throw new WrongSetting(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  return url;
}

/** A base that paths are put behind: no slash at the end. */
export function readBaseUrlSetting(name: string, value: string | undefined): string | null {
  if (!value) return null;
  const url = readUrlSetting(name, value, ['http:', 'https:']);
  if (url.search || url.hash) throw new WrongSetting(`${name} must end with its path: no ? and no #.`);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** Its whole path; null = none was set. */
export const readPathSetting = (value: string | undefined) => (value ? resolve(value) : null);

/** The words between commas. */
export const readListSetting = (value: string | undefined): string[] =>
  (value ?? '').split(',').flatMap((part) => part.trim() || []);
