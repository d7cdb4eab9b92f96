import { useWords } from '@mam/client/i18n.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { useIsWide } from '../device/width.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { useCountdown } from '../payment/use-countdown.ts';
import { groupOrderWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import styles from './group-page.module.css';
import { isBeingOrdered } from './ordering/by-itself.tsx';
import { teamIn } from './team-in.ts';
import { TeamTray } from './team-tray.tsx';
import { storeClockText, timeLeft, turnsAt } from './time-left.ts';

/** The first thing somebody has chosen, as today's menu pictures it. */
function firstDishPicture({ cart: [first] }: SessionWire, menu: Menu) {
  return first && (menu.dishById.get(first.item_id) ?? menu.comboById.get(first.item_id))?.picture;
}

/** Everybody round the tray, the time that is left, and how far they are. */
export function TeamRound({ wire, shop }: { readonly wire: GroupOrderWire; readonly shop: StoreMenu }) {
  const say = useWords(groupOrderWords);
  const choosing = wire.state === 'active';
  const end = turnsAt(wire);
  const left = useCountdown(end * 1000);
  // at a desk a member is not hurried: the clock says until when
  const counts = !useIsWide() || wire.role === 'owner';
  const team = teamIn(wire);
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
        {wire.state === 'closing' && wire.role === 'member' ? (
          <span>
            {isBeingOrdered(wire)
              ? say('by_itself_now')
              : say('choosing_over_for', { name: wire.owner_name })}
          </span>
        ) : null}
      </p>
    </>
  );
}
