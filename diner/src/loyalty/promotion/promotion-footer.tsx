import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import coin from '@mam/ui/art/coin.svg';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { Dock } from '@mam/ui/top-bar.tsx';
import { promotionWords } from '../../words/areas.ts';
import styles from './promotion.module.css';
import type { Member } from './use-member.ts';

interface PromotionFooterProps {
  readonly member: Member;
  /** where points are exchanged */
  readonly exchange: string;
  /** where a number is asked for; null = here */
  readonly ask: string | null;
}

/** How many points there are, and the way to what they are worth. */
export function PromotionFooter(props: PromotionFooterProps) {
  const { phone, points, unproved } = props.member;
  const say = useWords(promotionWords);
  const language = useLanguage();
  const to = phone === '' ? props.ask : props.exchange;
  const number = points === null ? '–' : points.toLocaleString(language);
  return (
    <Dock>
      <div className={styles.footer}>
        <img src={coin} alt="" />
        <p>
          <span className="d d30" aria-hidden="true">
            {number}
          </span>
          <span className="vh">{say('points', { n: number })}</span>
          <span className="small muted">
            {phone === '' ? say('no_phone') : say(unproved ? 'points_unproved' : 'points_of', { phone })}
          </span>
        </p>
        {to === null ? null : (
          <Link to={to} className={buttonClass({ kind: 'primary' })}>
            {say(phone === '' ? 'give_phone' : 'redeem')}
          </Link>
        )}
      </div>
    </Dock>
  );
}
