import type { Language } from './language.ts';

/** Lies with the client and not with the other refusals: it must be there when nothing can be loaded. */
export const connectionText: Readonly<Record<Language, string>> = {
  vi: 'Lỗi kết nối máy chủ, vui lòng kiểm tra và thử lại sau!',
  en: 'Could not reach the server. Please check your connection and try again.',
  de: 'Keine Verbindung zum Server. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
};
