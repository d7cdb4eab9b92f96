/** The worker asks a page where it is; it answers with its address, through the port that came along. */
export const WHERE = 'where are you';
