/** One frame of a text/event-stream. */
export interface Frame {
  readonly id: string | null;
  readonly event: string;
  readonly data: string;
}

function frameOf(block: string): Frame | null {
  let id: string | null = null;
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue; // ": ping" and nonsense
    const value = line.slice(colon + 1).replace(/^ /, '');
    const field = line.slice(0, colon);
    if (field === 'id') id = value;
    else if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  }
  return data.length || id !== null ? { id, event, data: data.join('\n') } : null;
}

/** Cuts a stream that arrives in pieces of any size into whole frames. */
export function frameReader(): (piece: string) => Frame[] {
  let rest = '';
  return (piece) => {
    const blocks = `${rest}${piece}`.replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(frameOf).filter((frame) => frame !== null);
  };
}
