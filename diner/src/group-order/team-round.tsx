import { useWords } from '@mam/client/i18n.ts';
import {
  type GroupOrder,
  type GroupOrderSession,
  teamIn,
  turnsAt,
} from '@mam/domain/group-order/group-order.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { useCountdown } from '../device/use-countdown.ts';
import { useIsWide } from '../device/width.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { groupOrderWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import styles from './group-page.module.css';
import { isBeingOrdered } from './ordering/by-itself.tsx';
import { TeamTray } from './team-tray.tsx';
import { storeClockText, timeLeft } from './time-left.ts';

/** The first thing somebody has chosen, as today's menu pictures it. */
function firstDishPicture({ cart: [first] }: GroupOrderSession, menu: Menu) {
  if (!first) return undefined;
  const { line } = first;
  return (line.kind === 'dish' ? menu.dishById.get(line.dishId) : menu.comboById.get(line.comboId))?.picture;
}

/** Everybody round the tray, the time that is left, and how far they are. */
export function TeamRound({
  groupOrder,
  shop,
}: {
  readonly groupOrder: GroupOrder;
  readonly shop: StoreMenu;
}) {
  const say = useWords(groupOrderWords);
  const choosing = groupOrder.state === 'active';
  const end = turnsAt(groupOrder);
  const left = useCountdown(end);
  // at a desk a member is not hurried: the clock says until when
  const counts = !useIsWide() || groupOrder.role === 'owner';
  const team = teamIn(groupOrder);
  const done = team.filter(({ status }) => status === 2).length;
  return (
    <>
      <TeamTray
        team={team.map((one) => ({ ...one, dish: firstDishPicture(one, shop.menu) }))}
        left={Math.min(1, left / 3600)}
      >
        {counts ? (
          <>
            <b role="timer">{timeLeft(left)}</b>
            {say(choosing ? 'left_to_choose' : 'left_to_order')}
          </>
        ) : (
          <>
            <b>{storeClockText(end, shop.store.zone)}</b>
            {say(choosing ? 'create_until' : 'order_until')}
          </>
        )}
      </TeamTray>
      <p className={styles.progress} role="status">
        <span>
          <Bold>{say('progress', { done, n: team.length - done })}</Bold>
        </span>
        {groupOrder.state === 'closing' && groupOrder.role === 'member' ? (
          <span>
            {isBeingOrdered(groupOrder)
              ? say('by_itself_now')
              : say('choosing_over_for', { name: groupOrder.ownerName })}
          </span>
        ) : null}
      </p>
    </>
  );
}
