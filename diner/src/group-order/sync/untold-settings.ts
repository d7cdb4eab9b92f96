/** What the owner has chosen and the others have not heard of; null = they know all of it. */
export const untold: { tell: (() => Promise<unknown>) | null } = { tell: null };

/** [GO33] What was chosen last is with the server before the choosing is ended. */
export const saySettingsNow = async (): Promise<unknown> => untold.tell?.();
