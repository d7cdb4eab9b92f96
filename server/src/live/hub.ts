import { topicOf } from '@mam/contract/http/topic.ts';
import type { EventRow } from '../db/tables.ts';
import { changeFrame, PING } from './frames.ts';
import type { Stream } from './stream.ts';

/** Which open streams want to hear of which topic. */
export class Hub {
  readonly #streams = new Set<Stream>();
  readonly #byTopic = new Map<string, Set<Stream>>();

  get size(): number {
    return this.#streams.size;
  }

  countOf(of: Stream['of']): number {
    let count = 0;
    for (const stream of this.#streams) if (stream.of === of) count += 1;
    return count;
  }

  add(stream: Stream): void {
    this.#streams.add(stream);
    for (const topic of stream.topics) {
      const streams = this.#byTopic.get(topic) ?? new Set();
      streams.add(stream);
      this.#byTopic.set(topic, streams);
    }
  }

  remove(stream: Stream): void {
    this.#streams.delete(stream);
    for (const topic of stream.topics) {
      const streams = this.#byTopic.get(topic);
      streams?.delete(stream);
      if (streams?.size === 0) this.#byTopic.delete(topic);
    }
  }

  publish(events: readonly EventRow[]): void {
    for (const event of events) {
      const streams = this.#byTopic.get(event.topic);
      if (!streams) continue;
      const frame = changeFrame(event);
      for (const stream of streams) stream.send(frame);
      // [TB88] it may ring because somebody is out: they hear that, and nothing more
      if (topicOf(event.topic)?.kind === 'sitting')
        for (const stream of streams) stream.recheck?.(event.topic);
    }
  }

  ping(of: Stream['of']): void {
    for (const stream of this.#streams) if (stream.of === of) stream.send(PING);
  }

  endAll(): void {
    for (const stream of this.#streams) stream.end();
  }
}
