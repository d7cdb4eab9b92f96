/** A provider gave no answer that says the message was taken; its text holds neither number nor key. */
export class ChannelDown extends Error {
  override name = 'ChannelDown';
}

/** The most time and memory a provider's answer may take. */
export const BOUNDS = {
  patience: 8_000,
  mostBytes: 16 * 1024,
  fault: (why: string) => new ChannelDown(why),
};
