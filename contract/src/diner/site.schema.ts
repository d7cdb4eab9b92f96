import Type, { type Static } from 'typebox';

/** What a server tells every page about itself; nothing of it is secret. */
export const SiteWire = Type.Object({
  /** what a browser needs to subscribe to pushes: an uncompressed point in base64url */
  push_key: Type.String(),
  /** of a demo: where a browser without a push service of its own finds one */
  push_sandbox: Type.Union([Type.String(), Type.Null()]),
  /** codes that prove a phone number are sent from here */
  phone_codes: Type.Boolean(),
  /** where FEATURE events are sent, or null */
  feature_sink: Type.Union([Type.String(), Type.Null()]),
  /** hosts of pages that are tests */
  test_hosts: Type.Array(Type.String()),
  /** which site takes a repeated order, by the host of the page: the first that fits */
  direct_sites: Type.Array(Type.Object({ pattern: Type.String(), base: Type.String() })),
});
export type SiteWire = Static<typeof SiteWire>;
