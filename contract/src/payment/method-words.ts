import type { Language } from '@mam/domain/money/language.ts';
import type { MethodTitle } from '@mam/domain/store/payment-methods.ts';

/** The name of a method, and in one line what happens. */
export const METHOD_WORDS: Readonly<
  Record<Language, Readonly<Record<MethodTitle, { readonly title: string; readonly description: string }>>>
> = {
  vi: {
    'pay-later': { title: 'Trả khi nhận món', description: 'Trả cho quán khi bạn nhận món' },
    qr: { title: 'Quét mã QR', description: 'Mở ứng dụng ngân hàng hoặc ví và quét mã' },
    momo: { title: 'Ví MoMo', description: 'Mở ứng dụng MoMo để trả' },
    zalopay: { title: 'Ví ZaloPay', description: 'Mở ứng dụng ZaloPay để trả' },
    atm: { title: 'Thẻ ngân hàng', description: 'Trả bằng thẻ qua OnePay' },
    'atm-momo': { title: 'Thẻ ATM qua MoMo', description: 'Trả bằng thẻ ATM nội địa' },
  },
  en: {
    'pay-later': { title: 'Pay when you get it', description: 'Pay the restaurant when you get your food' },
    qr: { title: 'Scan a QR code', description: 'Open your bank or wallet app and scan' },
    momo: { title: 'MoMo wallet', description: 'Pay in the MoMo app' },
    zalopay: { title: 'ZaloPay wallet', description: 'Pay in the ZaloPay app' },
    atm: { title: 'Bank card', description: 'Pay by card through OnePay' },
    'atm-momo': { title: 'ATM card via MoMo', description: 'Pay with a domestic ATM card' },
  },
  de: {
    'pay-later': { title: 'Bei Erhalt zahlen', description: 'Sie zahlen, wenn Sie Ihr Essen bekommen' },
    qr: { title: 'Überweisung', description: 'Sie überweisen mit Ihrer Banking-App' },
    momo: { title: 'MoMo', description: 'Sie zahlen in der MoMo-App' },
    zalopay: { title: 'ZaloPay', description: 'Sie zahlen in der ZaloPay-App' },
    atm: { title: 'Bankkarte', description: 'Sie zahlen mit Karte über OnePay' },
    'atm-momo': { title: 'Karte über MoMo', description: 'Sie zahlen mit einer vietnamesischen Karte' },
  },
};
