/** [PA34] Whether money goes back by itself when its gateway is asked; what came by bank is sent by a person. */
export function goesByItself(gateway: string): boolean {
  return gateway !== 'transfer';
}

/** Within minutes, within some working days, or when the restaurant has sent it. */
export type UsualTime = 'minutes' | 'days' | 'by-hand';

/** [PA35] How long money is usually on its way back: a wallet has it in minutes, a card in days. */
export function usualTime(gateway: string): UsualTime {
  if (!goesByItself(gateway)) return 'by-hand';
  return gateway === 'onepay' ? 'days' : 'minutes';
}
