import { useWords } from '@mam/client/i18n.ts';
import { Link, useLocation, useNavigate } from '@mam/client/router.tsx';
import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { textLinkClass } from '@mam/ui/control/button-class.ts';
import { Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { setLineQuantity } from '../cart/cart-actions.ts';
import { useRemoveQuestion } from '../cart/cart-questions.tsx';
import { CheckoutLine, NO_PICTURE } from '../cart/checkout-line.tsx';
import { GiftLine } from '../cart/gift-line.tsx';
import { useLinks } from '../start/use-place.ts';
import { checkoutWords } from '../words/areas.ts';
import styles from './cart-lines.module.css';
import type { Checkout } from './use-checkout.ts';

/** The lines are drawn from this; people who order together have no code. */
type Lined = Pick<Checkout, 'read' | 'count' | 'store' | 'menu' | 'quote'> & Partial<Pick<Checkout, 'code'>>;

/** The lines of the cart, each with its stepper; the step to 0 asks first. */
export function CartLines({ checkout }: { readonly checkout: Lined }) {
  const say = useWords(checkoutWords);
  const links = useLinks();
  const navigate = useNavigate();
  const location = useLocation();
  const removing = useRemoveQuestion();
  const { quote, menu, store } = checkout;
  const amounts = new Map(quote.lines.map(({ key, amount }) => [key, amount]));
  const editTo = ({ dish, combo }: ReadLine, index: number) => {
    if (dish) return links('/menu/product', { product_id: dish.storeItemId, index });
    return combo ? links('/menu/combo', { combo_id: combo.id, index }) : null;
  };
  // opens over this page, so that Back comes back to it
  const openOver = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    navigate(pathname + search, { state: { over: location } });
  };
  return (
    <section className={classNames('card', styles.lines)}>
      <div className={styles.head}>
        <h2 className="d d20">{say('count', { n: checkout.count })}</h2>
        <Link to={links('/menu')} className={textLinkClass('small')}>
          <Plus />
          {say('add_more')}
        </Link>
      </div>
      <ul>
        {checkout.read.map((read, index) => (
          <CheckoutLine
            key={read.line.key}
            read={read}
            currency={store.currency}
            amount={amounts.get(read.line.key) ?? null}
            editTo={editTo(read, index)}
            menuTo={links('/menu')}
            onEdit={openOver}
            onQuantity={(quantity) =>
              quantity === 0 ? removing.ask(read) : setLineQuantity(read.line.key, quantity)
            }
            onRemove={() => removing.ask(read)}
          />
        ))}
        {quote.lines.map((line) =>
          line.kind === 'gift' ? (
            <GiftLine
              key={line.key}
              name={line.name}
              quantity={line.quantity}
              list={line.listUnit}
              currency={store.currency}
              picture={menu.dishById.get(line.itemId)?.picture ?? NO_PICTURE}
              code={checkout.code?.code ?? ''}
            />
          ) : null,
        )}
      </ul>
      {removing.question}
    </section>
  );
}
