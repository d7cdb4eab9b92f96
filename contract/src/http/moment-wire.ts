import type { EpochMs } from '@mam/domain/time/moment.ts';

/** A moment on the wire: whole seconds since 1970. */
export const seconds = (ms: EpochMs): number => Math.floor(ms / 1000);

/** The same; null = it has not come. */
export const moment = (ms: EpochMs | null): number | null => (ms === null ? null : seconds(ms));
