/** A provider gave no answer that says the message was taken; its text holds neither number nor key. */
export class ChannelDown extends Error {
  override name = 'ChannelDown';
}

/** What a provider's answer may take of our time and memory. */
export const BOUNDS = {
  patience: 8_000,
  mostBytes: 16 * 1024,
  fault: (why: string) => new ChannelDown(why),
};
