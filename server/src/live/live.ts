import { type Topic, topicOf } from '@mam/contract/http/topic.ts';
import type { Diner, StaffMember } from '../http/caller/principal.ts';
import { Hub } from './hub.ts';

/** The caller who opens a stream; either may be missing. */
export interface Listener {
  readonly diner: Diner | null;
  readonly staff: StaffMember | null;
}

/** May this listener hear of it? Exactly who may read what the topic is about. */
export type TopicRule = (topic: Topic, listener: Listener) => Promise<boolean> | boolean;

/** Features say here who may listen to their topics; the stream itself is in live-route.ts. */
export interface Live {
  readonly hub: Hub;
  allow(kind: Topic['kind'], rule: TopicRule): void;
  mayHear(topic: string, listener: Listener): Promise<boolean>;
}

export function openLive(): Live {
  const rules = new Map<Topic['kind'], TopicRule>();
  return {
    hub: new Hub(),
    allow: (kind, rule) => {
      rules.set(kind, rule);
    },
    mayHear: async (name, listener) => {
      const topic = topicOf(name);
      return topic ? (rules.get(topic.kind)?.(topic, listener) ?? false) : false;
    },
  };
}
