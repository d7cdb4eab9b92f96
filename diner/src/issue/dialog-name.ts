/** The name of the sheet in an address that says what was missing or wrong. */
export const ISSUE_DIALOG = 'issue';
