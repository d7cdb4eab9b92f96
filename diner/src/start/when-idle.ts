import { rememberAnswers } from '../data/seen/seen-answers.ts';
import { registerWorker } from '../device/worker.ts';

/** What nobody waits for, begun once the first screen stands. */
export function beginWhenIdle(): void {
  rememberAnswers();
  void registerWorker();
}
