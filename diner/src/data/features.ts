/** Features whose use is told, by the names the sink knows. */
export type Feature =
  | 'view_menu'
  | 'view_item'
  | 'add_to_cart'
  | 'apply_voucher'
  | 'place_order'
  | 'call_staff';

const waiting: Feature[] = [];
let sender: ((feature: Feature) => void) | null = null;

/** A feature is used. Nobody waits for the report: it is sent, or not, when the browser has nothing else to do. */
export function reportFeature(feature: Feature): void {
  if (sender) sender(feature);
  else waiting.push(feature);
}

/** From now on reports go here, first those that waited. */
export function sendFeaturesTo(send: (feature: Feature) => void): void {
  sender = send;
  for (const feature of waiting.splice(0)) send(feature);
}
