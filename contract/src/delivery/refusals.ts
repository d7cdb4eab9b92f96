import type { Refusals } from '../http/refusal-text.ts';

export const DELIVERY_REFUSALS = {
  SHIPPING_UNAVAILABLE: {
    status: 422,
    vi: 'Hiện chưa giao được tới địa chỉ này.',
    en: 'Delivery to this address is not available right now.',
    de: 'An diese Adresse kann zurzeit nicht geliefert werden.',
  },
  OUT_OF_RANGE: {
    status: 422,
    vi: 'Địa chỉ này ngoài vùng giao của quán. Bạn chọn địa chỉ khác nhé.',
    en: 'This address is outside the restaurant’s delivery area. Please choose another one.',
    de: 'Diese Adresse liegt außerhalb des Liefergebiets. Bitte wählen Sie eine andere.',
  },
  ADDRESS_NEEDS_LOCATION: {
    status: 422,
    vi: 'Quán cần biết vị trí của bạn để tính phí giao. Bạn chọn vị trí trên bản đồ hoặc bật định vị nhé.',
    en: 'The restaurant needs your location to work out the delivery fee. Please pick it on the map or turn on location.',
    de: 'Das Restaurant braucht Ihren Standort, um die Liefergebühr zu berechnen. Bitte wählen Sie ihn auf der Karte oder schalten Sie die Ortung ein.',
  },
} satisfies Refusals;

export const SHIPPING_FEE_REFUSES = [
  'SHIPPING_UNAVAILABLE',
  'OUT_OF_RANGE',
  'ADDRESS_NEEDS_LOCATION',
] as const;
