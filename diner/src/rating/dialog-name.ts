/** The name of a rating's sheet in an address: it asks for one, or shows the one there is. */
export const RATING_DIALOG = 'rating';
