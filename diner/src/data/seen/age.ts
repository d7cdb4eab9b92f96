import type { Language } from '@mam/contract/http/language.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';

const STEPS = [
  { unit: 'day', length: 86_400_000 },
  { unit: 'hour', length: 3_600_000 },
  { unit: 'minute', length: 60_000 },
] as const;

/** "10 minutes ago", "vor 2 Stunden", "3 ngày trước"; null for less than a minute, or a clock that was turned back. */
export function ageText(at: EpochMs, now: EpochMs, language: Language): string | null {
  const step = STEPS.find(({ length }) => now - at >= length);
  if (!step) return null;
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return words.format(-Math.floor((now - at) / step.length), step.unit);
}
