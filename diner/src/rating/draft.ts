import { tabStorage } from '@mam/client/storage.ts';
import { cutText } from '@mam/domain/contact/text.ts';
import { FEEDBACK_LENGTH, isScore, SCORES } from '@mam/domain/rating/rating.ts';

/** A rating of an order that is not sent yet. */
export interface RatingDraft {
  /** 0 = no star is chosen */
  readonly score: number;
  readonly feedback: string;
  /** by dish whether it was good; one that is not among them was not judged */
  readonly liked: Readonly<Record<string, boolean>>;
}

/** [RA2] */
const FRESH: RatingDraft = { score: SCORES.length, feedback: '', liked: {} };

const ratingDraftName = (hash: string) => `mam.rating.${hash}`;

const readLikedDishes = (stored: unknown): RatingDraft['liked'] =>
  Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(
      (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
    ),
  );

/** The rating begun in this tab and not sent, else five stars and no words. */
export function readRatingDraft(hash: string): RatingDraft {
  try {
    const { score, feedback, liked }: { [Name in keyof RatingDraft]?: unknown } =
      JSON.parse(tabStorage.getItem(ratingDraftName(hash)) ?? '{}') ?? {};
    return {
      score: typeof score === 'number' && (score === 0 || isScore(score)) ? score : FRESH.score,
      feedback: typeof feedback === 'string' ? cutText(feedback, FEEDBACK_LENGTH) : FRESH.feedback,
      liked: readLikedDishes(liked),
    };
  } catch {
    return FRESH;
  }
}

export const keepDraft = (hash: string, draft: RatingDraft): void =>
  tabStorage.setItem(ratingDraftName(hash), JSON.stringify(draft));

export const forgetDraft = (hash: string): void => tabStorage.removeItem(ratingDraftName(hash));
