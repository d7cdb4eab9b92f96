import type { Language } from '../http/language.ts';

/** `hub_response.error.message` of an order that never reached its restaurant: to be read out when calling. */
export const NOT_RECEIVED: Readonly<Record<Language, string>> = {
  vi: 'Không thiết bị nào của quán nhận được đơn trong thời gian trả lời.',
  en: 'No device of the restaurant received the order within its answer time.',
  de: 'Innerhalb der Antwortzeit hat kein Gerät des Restaurants die Bestellung erhalten.',
};
