/**
 * The features of the house, and which others a feature's folder may import within its package. A new edge is a decision:
 * it is written here, and may close no circle.
 */
const MAY_IMPORT = {
  money: '',
  time: 'money',
  contact: 'money',
  audit: 'time contact store board',
  brand: 'money',
  diner: '',
  store: 'money time contact brand',
  options: 'money time',
  diet: '',
  menu: 'money time brand store options diet',
  search: 'time contact brand store diet menu',
  combo: 'money time options diet menu search',
  cart: 'money time store options menu combo',
  suggestion: 'time options menu combo cart',
  dish: 'options diet menu combo cart',
  voucher: 'money time contact brand diner store options menu cart',
  delivery: 'money brand store',
  address: 'store delivery',
  pricing: 'money store menu cart voucher delivery',
  slot: 'time brand store cart',
  order: 'money time brand diner store menu cart voucher delivery pricing',
  payment: 'money time contact brand store menu order',
  split: 'money contact store order payment',
  placing: 'store menu cart pricing slot order payment split',
  checkout:
    'money time contact brand diner store options menu cart suggestion voucher delivery address pricing slot order payment placing',
  rating: 'brand order',
  message: 'time contact brand diner store cart order placing checkout',
  ticket: '',
  'group-order':
    'money time contact brand diner store menu cart delivery address pricing order payment split placing checkout message',
  loyalty:
    'money time contact brand diner store cart voucher address pricing order payment message group-order',
  issue: 'money time contact store voucher pricing order payment message loyalty',
  table:
    'money time contact brand diner store menu cart voucher pricing order payment split placing checkout rating',
  privacy: 'time voucher order loyalty',
  browse: 'brand store diet menu search combo cart voucher delivery slot order group-order',
  staff:
    'audit money time contact brand diner store menu search cart voucher pricing order payment checkout message loyalty issue table',
  taking:
    'audit money time contact brand store options menu search combo cart suggestion voucher delivery address pricing slot order payment checkout message table staff',
  amendment: 'audit money time brand store menu cart pricing checkout order payment message table staff',
  code: 'store voucher order',
  people: 'store payment',
  board: 'brand store menu order payment rating loyalty issue code table',
} as const;

export type FeatureName = keyof typeof MAY_IMPORT;

export const FEATURES = Object.keys(MAY_IMPORT) as FeatureName[];

/** The features that a feature may import directly. */
export const featuresBelow = (feature: FeatureName): readonly FeatureName[] =>
  MAY_IMPORT[feature].split(' ').filter((name) => name !== '') as FeatureName[];

/** Features that import one another in a circle, as the path that closes it. */
export function featureCircle(
  below: (feature: FeatureName) => readonly FeatureName[] = featuresBelow,
): FeatureName[] {
  const done = new Set<FeatureName>();
  const visit = (feature: FeatureName, above: readonly FeatureName[]): FeatureName[] => {
    if (above.includes(feature)) return [...above.slice(above.indexOf(feature)), feature];
    if (done.has(feature)) return [];
    for (const next of below(feature)) {
      const circle = visit(next, [...above, feature]);
      if (circle.length > 0) return circle;
    }
    done.add(feature);
    return [];
  };
  for (const feature of FEATURES) {
    const circle = visit(feature, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
