/** The bell of a store's own facts: name, hours, status, settings. */
export const storeTopic = (brand: string, id: number) => `store:${brand}:${id}`;

/** The bell of what a store sells: a publication or a sell-out. */
export const menuTopic = (brand: string, id: number) => `menu:${brand}:${id}`;
