import { useWords } from '@mam/client/i18n.ts';
import { cutText, isWithin } from '@mam/domain/contact/text.ts';
import { FEEDBACK_LENGTH, SCORES } from '@mam/domain/rating/rating.ts';
import { reasonsFor, type ServedHow, tells, toggleReason } from '@mam/domain/rating/reasons.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Field, TextArea } from '@mam/ui/control/field.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { mendedText } from '@mam/ui/control/mended-text.ts';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Check, Star, ThumbsDown, ThumbsUp } from 'lucide-react';
import { ratingWords } from '../words/areas.ts';
import type { RatingDraft } from './draft.ts';
import type { RatedDish } from './rated-dishes.ts';
import styles from './rating-sheet.module.css';

interface Drafting {
  readonly draft: RatingDraft;
  readonly onChange: (draft: RatingDraft) => void;
}

interface RatingSheetProps extends Drafting {
  /** the order in words, under the title */
  readonly detail: string;
  /** the way the food came: it decides the reasons offered */
  readonly how: ServedHow;
  /** dishes of the order; none where they are not known */
  readonly dishes: readonly RatedDish[];
  readonly onSend: () => void;
  readonly onClose: () => void;
}

const SAID = ['say_0', 'say_1', 'say_2', 'say_3', 'say_4', 'say_5'] as const;

/** How the food was: stars, what was good or not, dish by dish, and in words. */
export function RatingSheet({ detail, how, dishes, draft, onChange, onSend, onClose }: RatingSheetProps) {
  const say = useWords(ratingWords);
  const { score, feedback } = draft;
  return (
    <Sheet
      title={say('title')}
      detail={<span className={styles.detail}>{detail}</span>}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block disabled={score === 0} onClick={onSend}>
          {score === 0 ? say('send_none') : say('send', { n: score })}
        </Button>
      }
    >
      <ScoreStars draft={draft} onChange={onChange} />
      <p className={classNames('strong', styles.said)} role="status">
        {say(SAID[score] ?? 'say_0')}
      </p>
      <Reasons how={how} draft={draft} onChange={onChange} />
      {dishes.length > 0 ? <Dishes dishes={dishes} draft={draft} onChange={onChange} /> : null}
      <Field label={say('feedback')} hint={say('feedback_hint')}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={3}
            className={styles.field}
            value={feedback}
            {...mendedText(
              (text) => cutText(text, FEEDBACK_LENGTH),
              (written) => onChange({ ...draft, feedback: written }),
            )}
          />
        )}
      </Field>
    </Sheet>
  );
}

/** [RA2] The last chosen star, tapped again, takes all of them away. */
function ScoreStars({ draft, onChange }: Drafting) {
  const say = useWords(ratingWords);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser
    <div role="group" aria-label={say('stars')} className={styles.stars}>
      {SCORES.map((score) => (
        <button
          key={score}
          type="button"
          aria-label={say('star', { n: score })}
          aria-pressed={draft.score === score}
          className={classNames(score <= draft.score && styles.full)}
          onClick={() => onChange({ ...draft, score: draft.score === score ? 0 : score })}
        >
          <Star />
        </button>
      ))}
    </div>
  );
}

/** [RA7] */
function Reasons({ how, draft, onChange }: Drafting & Pick<RatingSheetProps, 'how'>) {
  const say = useWords(ratingWords);
  const { score, feedback } = draft;
  const toggle = (words: string) => {
    const next = toggleReason(feedback, words);
    if (isWithin(next, FEEDBACK_LENGTH)) onChange({ ...draft, feedback: next });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div role="group" aria-label={say('reasons')} className={styles.reasons}>
      {reasonsFor(score, how).map((reason) => {
        const words = say(reason);
        const told = tells(feedback, words);
        return (
          <Chip key={reason} outline pressed={told} onClick={() => toggle(words)}>
            {told ? <Check /> : null}
            {words}
          </Chip>
        );
      })}
    </div>
  );
}

const OPINIONS = [
  { word: 'good', good: true, Thumb: ThumbsUp },
  { word: 'bad', good: false, Thumb: ThumbsDown },
] as const;

function Dishes({ dishes, draft, onChange }: Drafting & Pick<RatingSheetProps, 'dishes'>) {
  const say = useWords(ratingWords);
  const tap = (id: string, liked: boolean) => {
    const { [id]: before, ...others } = draft.liked;
    onChange({ ...draft, liked: before === liked ? others : { ...others, [id]: liked } });
  };
  return (
    <ul className={styles.dishes} aria-label={say('dishes')}>
      {dishes.map(({ id, name, picture }) => {
        const liked = draft.liked[id];
        return (
          <li key={id}>
            <DishPicture picture={picture} fallback="🍽️" className={styles.picture} />
            <span className="grow">{name}</span>
            {OPINIONS.map(({ word, good, Thumb }) => (
              <IconButton
                key={word}
                kind="flat"
                label={say(word, { name })}
                aria-pressed={liked === good}
                className={classNames(liked === good && styles[word])}
                onClick={() => tap(id, good)}
              >
                <Thumb />
              </IconButton>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
