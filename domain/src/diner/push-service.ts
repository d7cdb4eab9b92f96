const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** [DN2] Devices on which one diner is told. */
export const PUSH_DEVICES = 5;

/** [DN1] Whether an address a browser handed us is one of a browser's push service. */
export function isPushService(endpoint: string): boolean {
  // no port, no name and password, nothing but a host before the path
  const host = /^https:\/\/([a-z0-9.-]+)\/[\x21-\x7e]*$/i.exec(endpoint)?.[1]?.toLowerCase();
  if (!host || endpoint.includes('\\')) return false;
  return SERVICES.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known));
}
