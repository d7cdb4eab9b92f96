import { describe, expect, it } from 'vitest';
import { changedTopic, frameReader } from './event-frames.ts';

const STREAM =
  'event: hello\ndata: {}\n\n: ping\n\nid: 7\nevent: change\ndata: {"topic":"menu:A:1","version":2}\n\nid: 8\nevent: reset\ndata:\n\n';

describe('frames of the live stream', () => {
  it('are the same wherever the text is cut; pings are none', () => {
    const whole = frameReader()(STREAM);
    expect(whole.map(({ id, event }) => [id, event])).toEqual([
      [null, 'hello'],
      ['7', 'change'],
      ['8', 'reset'],
    ]);
    for (let size = 1; size < STREAM.length; size += 1) {
      const read = frameReader();
      const frames = [];
      for (let at = 0; at < STREAM.length; at += size) frames.push(...read(STREAM.slice(at, at + size)));
      expect(frames).toEqual(whole);
    }
  });

  it('wait for their end, join data lines and understand carriage returns', () => {
    const read = frameReader();
    expect(read('id: 9\r\ndata: a\r\ndata: b')).toEqual([]);
    expect(read('c\r\n\r\n')).toEqual([{ id: '9', event: 'message', data: 'a\nbc' }]);
  });

  it('a doorbell names its topic, anything else does not', () => {
    expect(changedTopic('{"topic":"order:abc","version":3}')).toBe('order:abc');
    expect(changedTopic('{"topic":5}')).toBeNull();
    expect(changedTopic('null')).toBeNull();
    expect(changedTopic('not json')).toBeNull();
  });
});
