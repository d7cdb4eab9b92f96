import { describe, expect, it } from 'vitest';
import { frameReader, topicOf } from './frames.ts';

const STREAM =
  'event: hello\ndata: {}\n\n: ping\n\nid: 7\nevent: change\ndata: {"topic":"menu:A:1","version":2}\n\nid: 8\nevent: reset\ndata: {}\n\n';

describe('frames of the live stream', () => {
  it('reads the same frames wherever the text is cut', () => {
    const whole = frameReader().push(STREAM);
    expect(whole.map(({ id, event }) => [id, event])).toEqual([
      [null, 'hello'],
      ['7', 'change'],
      ['8', 'reset'],
    ]);
    for (let cut = 1; cut < STREAM.length; cut += 1) {
      const reader = frameReader();
      expect([...reader.push(STREAM.slice(0, cut)), ...reader.push(STREAM.slice(cut))]).toEqual(whole);
    }
  });

  it('knows a doorbell from anything else', () => {
    expect(topicOf('{"topic":"order:abc","version":3}')).toBe('order:abc');
    expect(topicOf('{"topic":5}')).toBeNull();
    expect(topicOf('null')).toBeNull();
    expect(topicOf('not json')).toBeNull();
  });
});
