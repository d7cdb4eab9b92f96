import { KeptAnswers } from '../brand/answer-cache.ts';
import type { Database } from '../db/database.ts';

const ofDatabase = new WeakMap<Database, KeptAnswers>();

/**
 * The menus this process keeps, one for each store, under "BRAND:id". They are forgotten when their bell
 * rings, whichever process rang it; who sells out a dish forgets its menu at once and need not wait for that.
 */
export function keptMenus(database: Database): KeptAnswers {
  const known = ofDatabase.get(database);
  if (known) return known;
  const kept = new KeptAnswers();
  ofDatabase.set(database, kept);
  database.onCommitted((events) => {
    for (const { topic } of events) {
      if (topic.startsWith('menu:')) kept.drop(topic.slice('menu:'.length));
    }
  });
  return kept;
}
