import { cameFromHere } from '@mam/client/browser-history.ts';
import { useWords } from '@mam/client/i18n.ts';
import { Redirect, useNavigate, useParameters } from '@mam/client/router.tsx';
import { linkTo } from '@mam/contract/page/link.ts';
import type { Table } from '@mam/domain/table/table-name.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { TopBar } from '@mam/ui/top-bar.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEnterStore } from '../cart/enter-store.ts';
import { useJoinedIn } from '../cart/together.ts';
import { CodeField } from '../checkout/code-field.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useMinute } from '../device/clock.ts';
import { tabletHere } from '../device/tablet.ts';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import { ExchangeDialogs } from '../loyalty/promotion/exchange-dialogs.tsx';
import { ExchangeOffers } from '../loyalty/promotion/exchange-offers.tsx';
import { OwnVouchers, ToProve } from '../loyalty/promotion/own-vouchers.tsx';
import styles from '../loyalty/promotion/promotion.module.css';
import { PromotionFooter } from '../loyalty/promotion/promotion-footer.tsx';
import { ownVouchersQuery, storeVouchersQuery } from '../loyalty/promotion/promotion-queries.ts';
import { useExchange } from '../loyalty/promotion/use-exchange.ts';
import { type Member, useMember } from '../loyalty/promotion/use-member.ts';
import { VoucherList } from '../loyalty/promotion/voucher-list.tsx';
import { VouchersLoading } from '../loyalty/promotion/vouchers-loading.tsx';
import { VouchersLost } from '../loyalty/promotion/vouchers-lost.tsx';
import { type StoreMenu, useMenu } from '../menu/use-menu.ts';
import { useLinks, usePlace } from '../start/use-place.ts';
import { useTitle } from '../start/use-title.ts';
import { useTable } from '../table/use-table.ts';
import { useTableCheckout } from '../table/use-table-checkout.ts';
import { useCodeInCart } from '../voucher/use-code-in-cart.ts';
import { promotionWords } from '../words/areas.ts';

/** /promotion: the restaurant's vouchers, one's own, and what points are exchanged for. */
export function PromotionScreen() {
  const place = usePlace();
  const reading = useMenu(place);
  const minute = useMinute();
  useEnterStore(place);
  if (reading.state === 'unknown') return <Redirect to={linkTo('/404', place)} />;
  if (reading.state === 'failed') return <ConnectionLost retry={reading.retry} />;
  return reading.state === 'ready' && minute !== null ? (
    <Promotion shop={reading.value} now={minute} />
  ) : (
    <Frame title="title" back={null}>
      <VouchersLoading />
    </Frame>
  );
}

type Tab = 'store' | 'own' | 'points';

const parsePromotionTab = (asked: string | null): Tab =>
  asked === 'own' || asked === 'points' ? asked : 'store';

/** [GO12] Puts a code into the cart, and goes where it is needed next; undefined = who orders together has no code. */
function useApply(): ((code: string) => void) | undefined {
  const links = useLinks();
  const navigate = useNavigate();
  const putIn = useCodeInCart();
  const joined = useJoinedIn(usePlace());
  if (joined) return undefined;
  return (code) => {
    if (!putIn(code)) navigate(links('/menu'));
  };
}

interface PromotionProps {
  readonly shop: StoreMenu;
  readonly now: EpochMs;
}

function Promotion(props: PromotionProps) {
  return tabletHere() ? <OnTablet {...props} /> : <OnPhone {...props} />;
}

/** [TB94] On a tablet that stays on a table: what everybody can use, and nobody's number. */
function OnTablet({ shop, now }: PromotionProps) {
  const say = useWords(promotionWords);
  const links = useLinks();
  const apply = useApply();
  useTitle(say('title_store'), shop.store.name);
  return (
    <Frame title="title_store" back={links('/cart')}>
      {apply ? <CodeBox shop={shop} now={now} /> : null}
      <StoreVouchers shop={shop} onApply={apply} />
    </Frame>
  );
}

function OnPhone({ shop, now }: PromotionProps) {
  const say = useWords(promotionWords);
  const links = useLinks();
  const navigate = useNavigate();
  const { store } = shop;
  const member = useMember(store.brand);
  const tab = parsePromotionTab(useParameters().get('tab'));
  const apply = useApply();
  const toTab = (next: Tab) =>
    navigate(links('/promotion', { tab: next === 'store' ? undefined : next }), { replace: true });
  const exchange = useExchange(store, member, () => toTab('own'));
  useTitle(say(tab === 'points' ? 'redeem' : 'title'), store.name);
  // nobody's points are exchanged
  if (tab === 'points' && member.phone === '') return <Redirect to={links('/promotion', { tab: 'own' })} />;
  return (
    <>
      <Frame
        title={tab === 'points' ? 'redeem' : 'title'}
        back={links(tab === 'points' ? '/promotion' : '/cart')}
      >
        {tab === 'points' ? (
          <>
            {member.unproved ? <ToProve phone={member.phone} onProve={exchange.prove} /> : null}
            <ExchangeOffers member={member} store={store} onWish={exchange.begin} />
          </>
        ) : (
          <>
            {apply ? <CodeBox shop={shop} now={now} /> : null}
            <Tabs tab={tab} onTab={toTab} member={member} shop={shop} />
            {tab === 'own' ? (
              <OwnVouchers member={member} store={store} onApply={apply} onProve={exchange.prove} />
            ) : (
              <StoreVouchers shop={shop} onApply={apply} />
            )}
          </>
        )}
      </Frame>
      {tab === 'points' ? null : (
        <PromotionFooter
          member={member}
          exchange={links('/promotion', { tab: 'points' })}
          ask={tab === 'own' ? null : links('/promotion', { tab: 'own' })}
        />
      )}
      <ExchangeDialogs exchange={exchange} phone={member.phone} store={store} onApply={apply} />
    </>
  );
}

interface FrameProps {
  readonly title: 'title' | 'title_store' | 'redeem';
  /** where to, from an address that was typed; null = not known yet */
  readonly back: string | null;
  readonly children: ReactNode;
}

function Frame({ title, back, children }: FrameProps) {
  const say = useWords(promotionWords);
  const navigate = useNavigate();
  const leave = () => {
    if (cameFromHere()) navigate(-1);
    else if (back !== null) navigate(back, { replace: true });
  };
  return (
    <>
      <TopBar>
        <IconButton kind="ghost" label={say('back')} onClick={leave}>
          <ArrowLeft />
        </IconButton>
        <h1>{say(title)}</h1>
      </TopBar>
      <main className={styles.page}>{children}</main>
    </>
  );
}

/** The cart's own field, of a table as of any other cart. */
function CodeBox({ shop, now }: PromotionProps) {
  const table = useTable(shop.store);
  return table ? <CodeOfTable shop={shop} now={now} table={table} /> : <CodeOfCart shop={shop} now={now} />;
}

function CodeOfTable({ shop, now, table }: PromotionProps & { readonly table: Table }) {
  return <CodeField checkout={useTableCheckout(shop, table, now)} />;
}

function CodeOfCart({ shop, now }: PromotionProps) {
  return <CodeField checkout={useCheckout(shop.store, shop.menu, now)} />;
}

interface TabsProps {
  readonly tab: 'store' | 'own';
  readonly onTab: (tab: 'store' | 'own') => void;
  readonly member: Member;
  readonly shop: StoreMenu;
}

function Tabs({ tab, onTab, member: { phone }, shop: { store } }: TabsProps) {
  const say = useWords(promotionWords);
  const { data } = useQuery({ ...ownVouchersQuery(store, phone), enabled: phone !== '' });
  const free = data?.cards.filter(({ state }) => state === 'FREE').length ?? 0;
  return (
    <Segmented
      label={say('whose')}
      value={tab}
      onChange={onTab}
      segments={[
        { value: 'store', label: say('of_store') },
        {
          value: 'own',
          label: (
            <>
              {say('of_user')}
              {free > 0 ? <Pill kind="brand">{free}</Pill> : null}
            </>
          ),
        },
      ]}
    />
  );
}

function StoreVouchers({
  shop: { store },
  onApply,
}: {
  readonly shop: StoreMenu;
  readonly onApply: ((code: string) => void) | undefined;
}) {
  const say = useWords(promotionWords);
  const { data, error, refetch } = useQuery(storeVouchersQuery(store));
  if (!data) return error ? <VouchersLost fault={error} retry={refetch} /> : <VouchersLoading />;
  return data.length === 0 ? (
    <EmptyState title={say('none_store')}>{say('none_store_text')}</EmptyState>
  ) : (
    <VoucherList cards={data} store={store} onApply={onApply} />
  );
}
