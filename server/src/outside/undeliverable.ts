/** Thrown by a sender of messages: there is no sense in trying again. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
