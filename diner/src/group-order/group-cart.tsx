import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { useDialog } from '@mam/client/use-dialog.ts';
import { type GroupOrder, isCartLocked, ownSession, teamIn } from '@mam/domain/group-order/group-order.ts';
import { mayOrderForGroup } from '@mam/domain/group-order/may.ts';
import type { GroupOrderPromotion } from '@mam/domain/group-order/promotion.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { buttonClass, iconButtonClass, textLinkClass } from '@mam/ui/control/button-class.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Dock, TopBar } from '@mam/ui/top-bar.tsx';
import { ArrowLeft, Plus, Share2, Trash2, UserPlus } from 'lucide-react';
import { clearCart } from '../cart/cart-actions.ts';
import type { Joined } from '../cart/together.ts';
import { CartLines } from '../checkout/cart-lines.tsx';
import { useIsWide } from '../device/width.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { useLinks } from '../start/use-place.ts';
import { groupOrderWords } from '../words/areas.ts';
import { DoneButton } from './done-button.tsx';
import styles from './group-page.module.css';
import { ShareLink, ShareSheet } from './joining/share-sheet.tsx';
import { LeaveButton, LeaveQuestion } from './leaving/leave-button.tsx';
import { AutoOrder, NotOrdered } from './ordering/by-itself.tsx';
import { isTester } from './ordering/order-together.ts';
import { WaitButton } from './ordering/owner-button.tsx';
import { OwnerOrderButton, OwnerRows, ownerBillTotal, useOwnerCheckout } from './ordering/owner-checkout.tsx';
import { OwnerTools } from './ordering/owner-tools.tsx';
import { useOwnLines } from './own-lines.ts';
import { PromotionLine } from './promotion-line.tsx';
import { SettingRows } from './setting-rows.tsx';
import { OwnSharePreview } from './share-preview.tsx';
import { TeamList } from './team-list.tsx';
import { TeamRound } from './team-round.tsx';

interface GroupCartProps {
  readonly joined: Joined;
  readonly shop: StoreMenu;
  readonly now: number;
  readonly groupOrder: GroupOrder;
  readonly promotions: readonly GroupOrderPromotion[];
}

const groupItemCount = (groupOrder: GroupOrder): number =>
  teamIn(groupOrder).reduce((sum, { itemCount: count }) => sum + count, 0);

interface SumProps {
  readonly words: string;
  readonly amount: Minor;
  /** the reader's share of it all, about [GO21]; 0 = not known */
  readonly share?: Minor;
  readonly shop: StoreMenu;
}

/** The sum beside the button: everybody's for the owner, their own for a member. */
function Sum({ words, amount, share = 0, shop: { store } }: SumProps) {
  const say = useWords(groupOrderWords);
  return (
    <div className={styles.total}>
      <span className="tiny muted">{words}</span>
      <Price amount={amount} currency={store.currency} rolls className={styles.sum} />
      {share > 0 ? (
        <span className="tiny muted">
          {say('share_about', { amount: formatMoney(share, store.currency) })}
        </span>
      ) : null}
    </div>
  );
}

/** The cart of somebody who orders together: the own dishes, and those of everybody else. */
export function GroupCart({ joined, shop, now, groupOrder, promotions }: GroupCartProps) {
  const say = useWords(groupOrderWords);
  const links = useLinks();
  const wide = useIsWide();
  const own = useOwnLines(groupOrder, shop, now);
  const ordering = useOwnerCheckout({ groupOrder, shop, now, promotions });
  const sharing = useDialog('share');
  const leaving = useDialog('leave');
  const clearing = useDialog('clear-own');
  const owner = groupOrder.role === 'owner';
  const closing = groupOrder.state === 'closing';
  const invites = owner && !closing;
  const orders = mayOrderForGroup(groupOrder.role, groupOrder.state, isTester()) === null;
  const button = !owner ? (
    <DoneButton groupOrder={groupOrder} />
  ) : orders ? (
    <OwnerOrderButton owner={ordering} />
  ) : (
    <WaitButton groupOrder={groupOrder} promotions={promotions} />
  );
  const sum = owner ? (
    <Sum
      words={say('sum', { n: groupItemCount(groupOrder), people: teamIn(groupOrder).length })}
      amount={ownerBillTotal(ordering.checkout)}
      shop={shop}
    />
  ) : (
    <Sum
      words={say('sum_own', { n: own.count })}
      amount={own.quote.itemTotal}
      share={groupOrder.share?.amount ?? 0}
      shop={shop}
    />
  );
  return (
    <>
      <TopBar className={styles.top}>
        <Link to={links('/menu')} className={iconButtonClass('ghost')} aria-label={say('to_menu')}>
          <ArrowLeft />
        </Link>
        <div className={styles.title}>
          <h1>{groupOrder.title || say('page_title', { name: groupOrder.ownerName })}</h1>
          {owner ? null : (
            <p className="tiny muted">
              {groupOrder.title ? `${say('page_title', { name: groupOrder.ownerName })} · ` : null}
              {say('page_you', { name: ownSession(groupOrder)?.name ?? '' })}
            </p>
          )}
        </div>
        {invites ? (
          <IconButton
            kind="ghost"
            label={say('share_button')}
            className={styles.sharing}
            aria-haspopup="dialog"
            onClick={sharing.show}
          >
            <Share2 />
          </IconButton>
        ) : null}
        <LeaveButton groupOrder={groupOrder} onLeave={leaving.show} />
      </TopBar>
      <main className={styles.page}>
        <div>
          <TeamRound groupOrder={groupOrder} shop={shop} />
          {owner ? (
            <div className={styles.invite}>
              {!invites || wide ? null : (
                <Button kind="soft" onClick={sharing.show}>
                  <UserPlus />
                  {say('invite_more')}
                </Button>
              )}
              <OwnerTools groupOrder={groupOrder} zone={shop.store.zone} />
            </div>
          ) : null}
          {invites && wide ? (
            <div className={`card ${styles.share}`}>
              <ShareLink joined={joined} />
            </div>
          ) : null}
        </div>
        <div className={styles.side}>
          <NotOrdered groupOrder={groupOrder} checkout={ordering.checkout} />
          <PromotionLine promotions={promotions} standing={groupOrder} />
          {isCartLocked(groupOrder) ? null : own.read.length > 0 ? (
            <>
              <CartLines checkout={own} />
              {owner ? (
                <Button kind="quiet" size="small" className={styles.clear} onClick={clearing.show}>
                  <Trash2 />
                  {say('clear_own')}
                </Button>
              ) : null}
            </>
          ) : (
            <Link to={links('/menu')} className={buttonClass({ kind: 'soft', block: true })}>
              <Plus />
              {say('choose')}
            </Link>
          )}
          <OwnSharePreview groupOrder={groupOrder} store={shop.store} chosen={own.read.length > 0} />
          <div className={styles.heading}>
            <h2 className="d d20">{say('team')}</h2>
            <Link to={links('/cart/group')} className={textLinkClass('small')}>
              {say('details')}
            </Link>
          </div>
          <TeamList groupOrder={groupOrder} store={shop.store} menu={shop.menu} />
          <h2 className="d d20">{say('settings')}</h2>
          <AutoOrder groupOrder={groupOrder} checkout={ordering.checkout} />
          {owner ? (
            <OwnerRows owner={ordering} groupOrder={groupOrder} />
          ) : (
            <SettingRows groupOrder={groupOrder} store={shop.store} />
          )}
          {wide ? (
            <div className={classNames('card', styles.bar)}>
              {sum}
              {button}
            </div>
          ) : null}
        </div>
        {wide ? null : (
          <Dock className={styles.dock}>
            {sum}
            {button}
          </Dock>
        )}
      </main>
      {sharing.open ? <ShareSheet joined={joined} onClose={sharing.close} /> : null}
      {clearing.open ? <ClearOwn onClose={clearing.close} /> : null}
      {leaving.open ? <LeaveQuestion joined={joined} owner={owner} onClose={leaving.close} /> : null}
    </>
  );
}

/** Only one's own dishes go: what the others have chosen is theirs. */
function ClearOwn({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(groupOrderWords);
  const clear = () => {
    onClose();
    clearCart();
  };
  return (
    <Question
      danger
      title={say('clear_own_title')}
      cancel={say('no')}
      confirm={say('clear_own')}
      onCancel={onClose}
      onConfirm={clear}
    >
      {say('clear_own_text')}
    </Question>
  );
}
