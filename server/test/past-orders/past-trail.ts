/** Parts of a row as SQL: the brand, the moment, the account and the id of the order numbered n.i. */
interface PastAct {
  readonly code: string;
  readonly store: number;
  readonly at: string;
  readonly staff: string;
  readonly id: string;
}

/** A line of the trail for each past order: somebody gave money back. */
export const pastTrail = ({ code, store, at, staff, id }: PastAct) => ({
  ...{ brand: code, store_id: store, at, actor: `'staff'`, staff_id: staff, staff_name: `'Bếp'` },
  // before the lines of the day, which a trail numbers from 1
  seq: 'n.i - 1000000000',
  ...{ act: `'refund'`, kind: `'moneyOut'`, subject_kind: `'order'`, subject_id: id, subject_name: `''` },
  ...{ details: `'{}'`, previous_hash: `''`, hash: id },
});
