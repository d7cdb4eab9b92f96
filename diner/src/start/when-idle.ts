import { renewProfileRegularly } from '../data/renew-profile.ts';
import { renewPush } from '../data/renew-push.ts';
import { rememberOwnOrders } from '../data/seen/own-orders.ts';
import { rememberAnswers } from '../data/seen/seen-answers.ts';
import { mendPictures } from '../device/mend-pictures.ts';
import { registerWorker } from '../device/worker.ts';
import { offerApp } from './offer-app.ts';
import { beginReports } from './report-features.ts';

/** Begins the work nobody waits for, once the first screen stands. */
export function beginWhenIdle(): void {
  // at hand before the network is away
  void import('../data/seen/from-memory.ts').catch(() => {});
  mendPictures();
  offerApp();
  void beginReports();
  rememberAnswers();
  rememberOwnOrders();
  renewProfileRegularly();
  void registerWorker().then(renewPush);
}
