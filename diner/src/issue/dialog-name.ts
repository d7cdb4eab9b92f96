/** The name of the sheet in an address that says what was missing or wrong. */
export const ISSUE_DIALOG = 'issue';

/** The kind of a picture's key among what was read. */
export const ISSUE_PICTURE = 'issue-picture';
