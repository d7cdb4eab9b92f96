import type { Refusals } from './refusal-text.ts';

/** Refusals that any call may answer; no endpoint names these. */
export const HTTP_REFUSALS = {
  MALFORMED: {
    status: 400,
    vi: 'Yêu cầu không đúng định dạng.',
    en: 'The request is not well formed.',
    de: 'Die Anfrage hat nicht die richtige Form.',
  },
  NO_IDENTITY: {
    status: 401,
    vi: 'Phiên đã hết hạn. Bạn tải lại trang nhé.',
    en: 'Your session has ended. Please reload the page.',
    de: 'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu.',
  },
  API_KEY_MISSING: {
    status: 401,
    vi: 'Chương trình gọi API của quán này phải gửi khoá trong X-API-KEY.',
    en: 'Programs that call this restaurant’s API must send its key as X-API-KEY.',
    de: 'Programme, die die API dieses Restaurants aufrufen, müssen dessen Schlüssel als X-API-KEY senden.',
  },
  NOT_YOURS: {
    status: 403,
    vi: 'Bạn không có quyền làm việc này.',
    en: 'You are not allowed to do this.',
    de: 'Das dürfen Sie nicht.',
  },
  PASSWORD_NEEDED: {
    status: 403,
    vi: 'Việc này cần mật khẩu. Bạn đăng nhập bằng mật khẩu rồi làm tiếp nhé.',
    en: 'This needs your password. Please sign in with it first.',
    de: 'Dafür ist Ihr Passwort nötig. Bitte melden Sie sich zuerst damit an.',
  },
  UNKNOWN: {
    status: 404,
    vi: 'Không tìm thấy nội dung này.',
    en: 'We could not find this.',
    de: 'Das konnten wir nicht finden.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    vi: 'Địa chỉ này không nhận cách gọi đó.',
    en: 'This address does not take that kind of call.',
    de: 'Diese Adresse nimmt solche Aufrufe nicht an.',
  },
  TOO_LARGE: {
    status: 413,
    vi: 'Nội dung gửi lên quá lớn.',
    en: 'What was sent is too large.',
    de: 'Die Anfrage ist zu groß.',
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    vi: 'Kiểu nội dung này không được hỗ trợ.',
    en: 'This kind of content is not supported.',
    de: 'Diese Art von Inhalt wird nicht unterstützt.',
  },
  TOO_OFTEN: {
    status: 429,
    vi: 'Bạn thao tác hơi nhanh. Đợi một chút rồi thử lại nhé.',
    en: 'Too many tries: please wait a moment.',
    de: 'Das ging etwas schnell. Bitte warten Sie kurz und versuchen Sie es noch einmal.',
  },
  IN_FLIGHT: {
    status: 409,
    vi: 'Yêu cầu đang được xử lý, bạn đợi chút nhé.',
    en: 'Your request is being processed, one moment please.',
    de: 'Ihre Anfrage wird gerade bearbeitet, einen Moment bitte.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    vi: 'Yêu cầu này đã được gửi với nội dung khác. Bạn thử lại từ đầu nhé.',
    en: 'This request was already sent with other content. Please start again.',
    de: 'Diese Anfrage wurde schon mit anderem Inhalt gesendet. Bitte beginnen Sie neu.',
  },
  BUSY: {
    status: 503,
    vi: 'Hệ thống đang bận. Bạn thử lại sau giây lát nhé.',
    en: 'We are very busy right now. Please try again in a moment.',
    de: 'Gerade ist sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
  },
  DAMAGED: {
    status: 503,
    vi: 'Quán tạm thời chưa nhận đơn qua trang này được. Bạn gọi điện cho quán nhé.',
    en: 'The restaurant cannot take orders on this page at the moment. Please call the restaurant.',
    de: 'Das Restaurant kann auf dieser Seite im Moment keine Bestellungen annehmen. Bitte rufen Sie dort an.',
  },
  FAULT: {
    status: 500,
    vi: 'Có lỗi xảy ra ở phía chúng tôi (mã {id}). Bạn thử lại nhé.',
    en: 'Something went wrong on our side (reference {id}). Please try again.',
    de: 'Bei uns ist etwas schiefgegangen (Nummer {id}). Bitte versuchen Sie es noch einmal.',
  },
} satisfies Refusals;

export type CommonCode = keyof typeof HTTP_REFUSALS;
