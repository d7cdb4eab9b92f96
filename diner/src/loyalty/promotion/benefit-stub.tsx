import { useLanguage, useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { compactMoney } from '@mam/domain/money/format-money.ts';
import { formatRate } from '@mam/domain/money/percent.ts';
import type { VoucherBenefit } from '@mam/domain/voucher/voucher.ts';
import bento from '@mam/ui/art/bento-box.svg';
import { classNames } from '@mam/ui/class-names.ts';
import { TicketPercent } from 'lucide-react';
import type { ReactNode } from 'react';
import { promotionWords } from '../../words/areas.ts';
import styles from './voucher-slip.module.css';

interface BenefitStubProps {
  readonly benefit: VoucherBenefit;
  readonly currency: Currency;
  /** the picture of the campaign; null = what it does stands for it */
  readonly image: string | null;
}

/** The effect of a voucher at a glance: "30k off", "20%", a gift. */
export function BenefitStub({ benefit, currency, image }: BenefitStubProps) {
  const say = useWords(promotionWords);
  const language = useLanguage();
  const [above, below]: [ReactNode, string] = (() => {
    switch (benefit.kind) {
      case 'amount':
        return [<Large key="n">{compactMoney(benefit.amount, currency)}</Large>, say('off')];
      case 'percent':
        return [<Large key="n">{formatRate(benefit.rate, language)}</Large>, say('off')];
      case 'line-price':
        return [<Large key="n">{compactMoney(benefit.price, currency)}</Large>, say('only')];
      case 'gift':
        return [<img key="n" src={bento} alt="" />, say('gift')];
      case 'coupon':
        return [<TicketPercent key="n" aria-hidden="true" />, say('coupon')];
    }
  })();
  return (
    <>
      {image === null ? above : <img src={image} alt="" className={styles.picture} />}
      <span className="small strong">{below}</span>
    </>
  );
}

/** As large as its length leaves room for; the sign of a share stands small beside it. */
function Large({ children }: { readonly children: string }) {
  const text = children.replace(/k$/, 'K');
  const number = text.replace(/[\s%]+$/, '');
  return (
    <span>
      <span className={classNames('d', number.length > 4 ? 'd20' : 'd30')}>{number}</span>
      {text === number ? null : <b>%</b>}
    </span>
  );
}
