/** Texts of tests that speak of a fixed time, each with the reason why it may not. */
const FORBIDDEN: readonly { readonly seen: RegExp; readonly why: string }[] = [
  { seen: /\bwaitForTimeout\b/, why: 'sleeps; wait for what must happen' },
  { seen: /\bnew Promise\(\(?\w+\)? => setTimeout\(/, why: 'sleeps; wait for what must happen' },
  { seen: /\btimeout: ?\d/, why: 'has a limit of its own; the config has one for all' },
  { seen: /\bsetTimeout\(\d/, why: 'has a limit of its own; the config has one for all' },
  { seen: /^\s*\},\s*[\d_]{5,},?\s*\);/m, why: 'has a limit of its own; the config has one for all' },
  { seen: /\bvi\.wait(For|Until)\(/, why: 'waits for a second at most; expect.poll waits as long as all' },
  { seen: /now\(\) - \w+\)\.toBeLess\w+\(\d/, why: 'asserts a fixed time; atPace(ms) follows the machine' },
];

/** Clocks that a test turns by hand. */
const turnsTheClock = (text: string): boolean => /\bvi\.useFakeTimers\(|\bfakeClock\b/.test(text);

const isTest = (path: string): boolean => /\.(test|journey|look)\.tsx?$|^\w+\/test\/|^e2e\/src\//.test(path);

/** Every test that would be red by the clock alone, one line each. files: path from the root → text. */
export function timeLimitProblems(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) =>
    isTest(path) && !turnsTheClock(text)
      ? FORBIDDEN.filter(({ seen }) => seen.test(text)).map(({ why }) => `${path}: ${why}`)
      : [],
  );
}
