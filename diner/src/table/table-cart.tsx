import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { nameAtTable } from '@mam/domain/contact/name.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { tableNews } from '@mam/domain/store/switch-news.ts';
import type { Table } from '@mam/domain/table/table-name.ts';
import { textLinkClass } from '@mam/ui/control/button-class.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { ListRow } from '@mam/ui/list-row.tsx';
import { HandPlatter, ShoppingBag, UserRound } from 'lucide-react';
import { useState } from 'react';
import { ClearQuestion } from '../cart/cart-questions.tsx';
import { CartFrame } from '../checkout/cart-frame.tsx';
import { CodeField } from '../checkout/code-field.tsx';
import { EmptyCart } from '../checkout/empty-cart.tsx';
import { OffersLink } from '../checkout/offers-link.tsx';
import { OrderNote } from '../checkout/order-note.tsx';
import { Saved } from '../checkout/saved.tsx';
import { useReason } from '../checkout/use-reason.ts';
import { useSettled } from '../checkout/use-settled.ts';
import { WhyNot } from '../checkout/why-not.tsx';
import type { StoreMenu } from '../menu/use-menu.ts';
import { type ButtonLook, OrderButton } from '../placing/order-button.tsx';
import { QuoteReceipt } from '../pricing/quote-receipt.tsx';
import { usePlace } from '../start/use-place.ts';
import { SwitchNotice } from '../store/switch-notice.tsx';
import { atTableWords } from '../words/areas.ts';
import { NameField, useNaming } from './name-field.tsx';
import { NameSheet } from './name-sheet.tsx';
import { sendToKitchen } from './send-to-kitchen.ts';
import { asksForName, type TableCheckout } from './table-checkout.ts';
import { useTableCheckout } from './use-table-checkout.ts';

interface TableCartProps {
  readonly shop: StoreMenu;
  readonly table: Table;
  readonly now: number;
}

/** The cart of somebody who sits at a table: one button sends it to the kitchen. */
export function TableCart({ shop, table, now }: TableCartProps) {
  const checkout = useTableCheckout(shop, table, now);
  return checkout.read.length === 0 ? (
    <EmptyCart currency={shop.store.currency} />
  ) : (
    <Page checkout={checkout} table={table} />
  );
}

interface PageProps {
  readonly checkout: TableCheckout;
  readonly table: Table;
}

function Page({ checkout, table }: PageProps) {
  const say = useWords(atTableWords);
  return (
    <>
      <CartFrame
        checkout={checkout}
        rows={<Rows checkout={checkout} table={table} />}
        typed={
          <>
            <CodeField checkout={checkout} />
            <OffersLink className={textLinkClass('small')} />
            <OrderNote example={say('note_example')} />
          </>
        }
        receipt={
          <QuoteReceipt
            quote={checkout.quote}
            currency={checkout.store.currency}
            count={checkout.count}
            km={null}
            shippingWord={null}
            code={checkout.voucher?.code ?? null}
          />
        }
        promise={<p>{say('promise')}</p>}
        saved={<Saved checkout={checkout} />}
        button={(look) => <QuickOrderButton checkout={checkout} {...look} />}
      />
      <Dialogs checkout={checkout} table={table} />
    </>
  );
}

/** Which table, and whose name is called. */
function Rows({ checkout, table }: PageProps) {
  const say = useWords(atTableWords);
  const naming = useDialog('name');
  const news = tableNews(checkout.store, checkout.now);
  const { name } = checkout.draft;
  const seated = table.kind === 'table';
  return (
    <>
      <SwitchNotice store={checkout.store} now={checkout.now} news={news ? [news] : []} />
      <section className="card" aria-label={say('where')}>
        <ListRow
          lead={seated ? <HandPlatter /> : <ShoppingBag />}
          value={seated ? say('table', { number: table.number }) : say('counter')}
          detail={say(seated ? 'table_text' : 'counter_text')}
        />
        <ListRow
          lead={<UserRound />}
          label={say('who')}
          value={name || say('who_missing')}
          missing={name === ''}
          onClick={naming.show}
        />
      </section>
    </>
  );
}

function Dialogs({ checkout, table }: PageProps) {
  const naming = useDialog('name');
  const clearing = useDialog('clear');
  const confirm = useDialog('confirm');
  const why = useDialog('why');
  const { draft, refusal } = checkout;
  const answerable = refusal === null || asksForName(refusal);
  useSettled(confirm, !answerable);
  useSettled(why, refusal === null);
  return (
    <>
      {naming.open ? <NameSheet name={draft.name} onClose={naming.close} /> : null}
      {clearing.open ? <ClearQuestion onClose={clearing.close} /> : null}
      {confirm.open && answerable ? (
        <ToTheKitchen checkout={checkout} table={table} onClose={confirm.close} />
      ) : null}
      {why.open && refusal !== null ? (
        <WhyNot checkout={checkout} refusal={refusal} onClose={why.close} />
      ) : null}
    </>
  );
}

/** A question before an order goes to the kitchen: no slip of the finger cooks. A missing name is typed here. */
function ToTheKitchen({ checkout, table, onClose }: PageProps & { readonly onClose: () => void }) {
  const say = useWords(atTableWords);
  const { source } = usePlace();
  const { draft, quote, store, count: n } = checkout;
  const naming = useNaming(draft.name);
  const [asksName] = useState(nameAtTable(draft.name) !== null);
  const send = () => {
    const name = naming.keep();
    if (name === '') return;
    onClose();
    sendToKitchen(checkout, { name, source });
  };
  const total = formatMoney(quote.total, store.currency);
  return (
    <Question
      title={say('confirm_title')}
      cancel={say('confirm_no')}
      confirm={say('confirm_yes')}
      onCancel={onClose}
      onConfirm={send}
    >
      {table.kind === 'table'
        ? say('confirm_table', { n, total, number: table.number })
        : say('confirm_counter', { n, total })}
      {asksName ? <NameField naming={naming} onDone={send} /> : null}
    </Question>
  );
}

/** Sends the table's cart to the kitchen, and says why when nothing helps. */
function QuickOrderButton({ checkout, ...look }: ButtonLook & { readonly checkout: TableCheckout }) {
  const say = useWords(atTableWords);
  const reasonOf = useReason();
  const dialogs = { confirm: useDialog('confirm'), why: useDialog('why') };
  const { refusal, checking } = checkout;
  const blocked = refusal !== null && !asksForName(refusal);
  return (
    <OrderButton
      {...look}
      word={say('quick')}
      blocked={blocked ? reasonOf(refusal, checkout) : null}
      waits={checking}
      onPress={() => dialogs[blocked ? 'why' : 'confirm'].show()}
    />
  );
}
