import type { ActName } from '@mam/domain/audit/act.ts';
import type { ShownLine } from '@mam/domain/audit/shown-line.ts';
import type { Trail } from './trail.schema.ts';

type Line = Trail['lines'][number];

const moment = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1000;

const lineFromWire = ({ at, act, details, ...line }: Line): ShownLine => {
  const { promised_before: before, promised, until, role_before, stores_before, ...others } = details;
  return {
    ...line,
    at: at * 1000,
    // a server that is younger than this app may name acts it does not know
    act: act as ActName,
    details: {
      ...others,
      promisedBefore: moment(before),
      promised: moment(promised),
      until: moment(until),
      roleBefore: role_before,
      storesBefore: stores_before,
    },
  };
};

/** A page of the trail as screens read it. */
export const trailFromWire = ({ lines, before }: Trail) => ({ lines: lines.map(lineFromWire), before });
