import type { ProgramKey } from '@mam/domain/staff/program-key.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { Keys } from './key.schema.ts';

const moment = (seconds: number | null): EpochMs | null => (seconds === null ? null : seconds * 1000);

export const keysFromWire = ({ keys }: Pick<Keys, 'keys'>): readonly ProgramKey[] =>
  keys.map(({ made_by: madeBy, made_at, last_at, ends_at, ended_at, ...key }) => ({
    ...key,
    madeBy,
    madeAt: made_at * 1000,
    lastAt: moment(last_at),
    endsAt: moment(ends_at),
    endedAt: moment(ended_at),
  }));
