import { dataOrThrow } from '@mam/client/call.ts';
import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { withDialog } from '@mam/client/use-dialog.ts';
import { getGroupPromotions } from '@mam/contract/group-order/group-order.ts';
import { groupPromotionFromWire } from '@mam/contract/group-order/promotion-wire.ts';
import { storeTopic } from '@mam/contract/http/topic.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import {
  type GroupOrderPromotion,
  nextPromotion,
  promotionGivenUp,
  promotionProgress,
} from '@mam/domain/group-order/promotion.ts';
import type { Store } from '@mam/domain/store/store.ts';
import party from '@mam/ui/art/party-popper.svg';
import { offerClass } from '@mam/ui/offer-class.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useJoined } from '../cart/together.ts';
import { call } from '../data/call.ts';
import type { Place } from '../start/place.ts';
import { usePlace } from '../start/use-place.ts';
import { groupOrderWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';

const NONE: readonly GroupOrderPromotion[] = [];

/** Promotions of this store for people who order together; null = the first answer is on its way. */
export function usePromotions({
  brand,
  storeId,
}: Pick<Place, 'brand' | 'storeId'>): readonly GroupOrderPromotion[] | null {
  const { data, failureCount } = useQuery({
    queryKey: [storeTopic(brand, storeId), 'together'],
    queryFn: async () => {
      const query = { pos_parent: brand, pos_id: String(storeId) };
      const promised = dataOrThrow(await call(getGroupPromotions, { query }));
      // an inactive promotion is none, should a server send it
      return promised.filter(({ active }) => active).map(groupPromotionFromWire);
    },
    enabled: storeId > 0,
  });
  return data ?? (failureCount > 0 ? NONE : null);
}

const percent = (rate: number): number => Math.round(rate) / 100;

function useBenefit(): (promotion: GroupOrderPromotion) => string | null {
  const say = useWords(groupOrderWords);
  return ({ items, delivery }) => {
    const shipping =
      delivery === 0
        ? null
        : delivery === 10_000
          ? say('promo_free_shipping')
          : say('promo_shipping', { n: percent(delivery) });
    const dishes = items === 0 ? null : say('promo_items', { n: percent(items) });
    if (shipping && dishes) return say('promo_both', { a: shipping, b: dishes });
    return shipping ?? dishes;
  };
}

interface PromotionLineProps {
  /** null = not known yet */
  readonly promotions: readonly GroupOrderPromotion[] | null;
  /** the count so far of a group order; null = none has begun */
  readonly standing: Pick<GroupOrder, 'people' | 'peopleHere' | 'state' | 'role'> | null;
}

/** [GO44] */
export const promotionHeadcount = ({ people, peopleHere }: Pick<GroupOrder, 'people' | 'peopleHere'>) => ({
  counted: people,
  here: peopleHere,
});

const STANDS = {
  reached: 'promo_reached',
  people: 'promo_missing',
  done: 'promo_done',
  lost: 'promo_lost',
} as const;

/** People who order together read what they get, or what they lack for it [GO44]; nothing where nothing is promised. */
export function PromotionLine({ promotions, standing }: PromotionLineProps) {
  const say = useWords(groupOrderWords);
  const benefit = useBenefit();
  const stands =
    standing &&
    promotionProgress(promotions ?? [], {
      ...promotionHeadcount(standing),
      choosing: standing.state === 'active',
    });
  const promised = stands?.promotion ?? nextPromotion(promotions ?? [], 0)?.promotion;
  const what = promised && benefit(promised);
  if (!what || (standing && !stands)) return null;
  const n = stands && 'missing' in stands ? stands.missing : promised.people;
  return (
    <p className={offerClass} role={stands ? 'status' : undefined}>
      <img src={party} alt="" />
      <span>
        <Bold>{say(stands ? STANDS[stands.stands] : 'promo_from', { n, what })}</Bold>
        {stands?.stands === 'lost' && standing?.role === 'owner' ? ` ${say('promo_lost_owner')}` : null}
      </span>
    </p>
  );
}

/** [GO44] Ending the choosing now gives this up; null = nothing. */
export function useGivenUp(
  groupOrder: GroupOrder,
  promotions: readonly GroupOrderPromotion[],
): string | null {
  const say = useWords(groupOrderWords);
  const benefit = useBenefit();
  const given = promotionGivenUp(promotions, promotionHeadcount(groupOrder));
  const what = given && benefit(given);
  return what && say('close_gives_up', { n: given.people - groupOrder.people, what });
}

/** Above the menu: what people who order together get here, and the way to it; nothing where nothing is promised. */
export function PromotionCard({ store }: { readonly store: Store }) {
  const say = useWords(groupOrderWords);
  const { source } = usePlace();
  const here = { brand: store.brand, storeId: store.id, source };
  const benefit = useBenefit();
  const joined = useJoined();
  const promised = nextPromotion(usePromotions(here) ?? [], 0)?.promotion;
  const what = promised && benefit(promised);
  // a diner who eats with others already is not invited again
  if (!what || joined) return null;
  return (
    <Link to={withDialog(linkTo('/menu', here), 'together')} className={offerClass}>
      <img src={party} alt="" />
      <span className="grow">
        <b>{say('invite_title')}</b>
        <br />
        <Bold>{say('promo_from', { n: promised.people, what })}</Bold>
      </span>
      <ChevronRight />
    </Link>
  );
}
