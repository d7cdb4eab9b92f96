// The gate's own words: how far a step is, what of a red one matters, and which tests took longest.

/** "✓ 12 order/cancel.journey.ts:20:1 › … (3.4s)" of a journey, "✓ |server| src/… (12 tests) 340ms" of a test file. */
const FINISHED = /^\s*[✓✘×❯]\s+(?<name>.+?)\s+\(?(?<took>[\d.]+)\s?(?<unit>ms|s|m)\)?\s*$/;
const MS = { ms: 1, s: 1_000, m: 60_000 } as const;

export interface FinishedTest {
  readonly name: string;
  readonly ms: number;
}

/** The tests whose end a line of output tells. */
export function finishedTests(output: string): FinishedTest[] {
  return output.split('\n').flatMap((line) => {
    const { name = '', took, unit = 'ms' } = FINISHED.exec(line)?.groups ?? {};
    return took === undefined ? [] : [{ name, ms: Number(took) * MS[unit as keyof typeof MS] }];
  });
}

/** How many tests, kills or proofs a part of the output says are over. */
export const testsOver = (part: string): number =>
  finishedTests(part).length + part.split('\n').filter((line) => /^ok (proof|crash)/.test(line)).length;

/** Tests that a part of the output says are red: somebody who waits for the gate reads of them at once. */
export const redLines = (part: string): string[] =>
  part.split('\n').filter((line) => /^\s*[×✘]\s/.test(line));

/** The slowest of them, one line each. */
export function slowest(tests: readonly FinishedTest[], most: number): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ name, ms }) => `  ${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}`);
}

/** Lines about what failed: tests that passed and warnings of tools are left out. */
export const failureLines = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !/^\s+✓|NO_COLOR|--trace-warnings/.test(line))
    .join('\n');

/** A tool's closing lines: how many tests there were. */
export const closingLines = (output: string): string => output.trimEnd().split('\n').slice(-4).join('\n');
