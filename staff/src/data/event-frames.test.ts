import { describe, expect, it } from 'vitest';
import { frameReader } from './event-frames.ts';

const text = 'id: 7\nevent: change\ndata: {"topic":"board:B:1"}\n\n: ping\n\nid: 8\nevent: reset\ndata:\n\n';

describe('frames of the live stream', () => {
  it('reads id, event and data and skips pings', () => {
    expect(frameReader()(text)).toEqual([
      { id: '7', event: 'change', data: '{"topic":"board:B:1"}' },
      { id: '8', event: 'reset', data: '' },
    ]);
  });

  it('reads the same however the pieces are cut', () => {
    for (let size = 1; size < text.length; size += 1) {
      const read = frameReader();
      const frames = [];
      for (let at = 0; at < text.length; at += size) frames.push(...read(text.slice(at, at + size)));
      expect(frames).toEqual(frameReader()(text));
    }
  });

  it('keeps an unfinished frame for later', () => {
    const read = frameReader();
    expect(read('id: 9\ndata: a')).toEqual([]);
    expect(read('b\n\n')).toEqual([{ id: '9', event: 'message', data: 'ab' }]);
  });

  it('joins several data lines and understands carriage returns', () => {
    expect(frameReader()('data: a\r\ndata: b\r\n\r\n')).toEqual([
      { id: null, event: 'message', data: 'a\nb' },
    ]);
  });
});
