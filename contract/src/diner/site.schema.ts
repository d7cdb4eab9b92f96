import Type, { type Static } from 'typebox';

/** A server's facts about itself for every page; none of them is secret. */
export const SiteWire = Type.Object({
  /** the key a browser subscribes to pushes with: an uncompressed point in base64url */
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
