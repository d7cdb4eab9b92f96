/** Cuts off "TrackId" and all that follows it: that is for logs, not for diners. */
export function readable(message: string): string {
  return message.split('TrackId')[0]?.trim() ?? '';
}
