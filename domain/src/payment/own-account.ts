const plain = (account: string): string => account.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** [PA30] Whether a bank speaks of money on the store's own account; one that names no account is believed by its signature. */
export function isOnOwnAccount(named: string, own: string | null): boolean {
  return plain(named) === '' || (own !== null && plain(named) === plain(own));
}
