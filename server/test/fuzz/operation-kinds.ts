// Operations that a run has to treat in a way of their own.

/** Calls that work out a password: dear on purpose, so they are made less often. */
export const takesPassword = (operation: string) =>
  /\/sign-(in|out)|\/staff\/password$|\/totp|^(POST|PUT|DELETE) .*\/people/.test(operation);

/** Signs somebody out, whom the requests after it would miss. */
export const endsSession = (path: string) =>
  /\/(sign-out(-everywhere)?|staff\/(password|devices|browsers))$/.test(path);

/** Callbacks are signed by others and answered in their words; but for the bank's, ours are not well signed. */
export const isCallback = (operation: string) => operation.includes('/v1/payment/notice/');
export const isForged = (operation: string) => isCallback(operation) && !operation.includes('/bank/');
