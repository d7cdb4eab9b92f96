/** [TB62] The ways money is taken by hand, and written down: in the hand, by the card terminal, any other. */
export const TILL_WAYS = ['cash', 'terminal', 'other'] as const;
export type TillWay = (typeof TILL_WAYS)[number];

/** Whether money was taken by hand. */
export const isTillWay = (method: string): method is TillWay => TILL_WAYS.some((way) => way === method);
