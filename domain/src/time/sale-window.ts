/** Which week days and hours something is sold; 0 = no limit [TI5]. Bit 2^(weekday+1), Sunday = 0; bit 2^hour. */
export interface SaleWindow {
  readonly days: number;
  readonly hours: number;
}

export const ALWAYS: SaleWindow = { days: 0, hours: 0 };
