import Type, { type Static } from 'typebox';

/** A browser's PushSubscription, as its toJSON() writes it; the rest of it is not read. */
export const PushSubscriptionBody = Type.Object({
  endpoint: Type.String({ minLength: 1, maxLength: 1000 }),
  keys: Type.Object({
    /** an uncompressed point, 65 bytes */
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
    /** 16 bytes */
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
  }),
});
export type PushSubscriptionBody = Static<typeof PushSubscriptionBody>;

/** The name of the device that is told; the app keeps it to know whether it has said so already. */
export const PushDevice = Type.Object({ device_token: Type.String() });
export type PushDevice = Static<typeof PushDevice>;
