/** Tells the others the owner's choices they have not heard of; null = they know all of them. */
export const untold: { tell: (() => Promise<unknown>) | null } = { tell: null };

/** [GO33] Sends the last choices before the choosing is ended. */
export const saySettingsNow = async (): Promise<unknown> => untold.tell?.();
