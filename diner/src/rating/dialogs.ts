/** What the sheet of a rating is called in an address: it asks for one, or shows the one there is. */
export const RATING_DIALOG = 'rating';
