/** One event of the stream. data is text as sent. */
export interface Frame {
  readonly id: string | null;
  readonly event: string;
  readonly data: string;
}

function parseFrame(block: string): Frame | null {
  let id: string | null = null;
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue; // a comment such as ": ping", or a field without value
    const value = line.slice(colon + 1).replace(/^ /, '');
    const field = line.slice(0, colon);
    if (field === 'id') id = value;
    else if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  }
  return data.length > 0 || id !== null || event !== 'message' ? { id, event, data: data.join('\n') } : null;
}

/** Cuts a stream of server-sent events that arrives in pieces of any size into whole frames. */
export function frameReader(): (piece: string) => Frame[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r', '').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(parseFrame).filter((frame) => frame !== null);
  };
}

/** The topic of a doorbell, or null when the data is not one. */
export function changedTopic(data: string): string | null {
  try {
    const value: unknown = JSON.parse(data);
    const topic = typeof value === 'object' && value !== null && 'topic' in value ? value.topic : null;
    return typeof topic === 'string' ? topic : null;
  } catch {
    return null;
  }
}
