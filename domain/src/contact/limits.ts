/** Visible characters a diner may write [CT2]. */
export const NOTE_LENGTH = 255;
export const NAME_LENGTH = 18;
export const ADDRESS_LENGTH = 255;
