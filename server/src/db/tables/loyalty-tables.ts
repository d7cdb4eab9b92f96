/** Points, and what they came and went by. */
export interface LoyaltyTables {
  points_accounts: PointsAccountRow;
  points_movements: PointsMovementRow;
  exchange_counts: ExchangeCountRow;
}

/** [LO1] The points of a number that was proved for a brand. */
export interface PointsAccountRow {
  brand: string;
  /** [CT8] as the whole world dials it */
  phone_number: string;
  /** hundredths; the sum of its movements, never below 0 */
  balance: number;
  opened_at: number;
}

/** [LO8] One change of a balance; never changed itself. */
export interface PointsMovementRow {
  id: string;
  brand: string;
  phone_number: string;
  /** ended = the number was erased */
  kind: 'earned' | 'exchanged' | 'corrected' | 'ended';
  /** hundredths; below 0 = taken */
  points: number;
  /** [LO7] points that were to be taken besides and were not there; below 0 = such a note is evened out */
  missing: number;
  /** null = it comes from no order */
  order_id: string | null;
  /** the exchange they were spent on; null = they come from an order */
  exchange_id: string | null;
  /** [LO16] the reason of a correction by hand, and the person who made it; null = it is none */
  reason: string | null;
  by_staff: string | null;
  at: number;
}

/** [LO12] How many vouchers a campaign has given for points; a new file of the brand leaves it. */
export interface ExchangeCountRow {
  brand: string;
  campaign_id: string;
  given: number;
}
