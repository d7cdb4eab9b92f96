import type { Diner, StaffMember } from '../http/principal.ts';
import { Hub } from './hub.ts';

/** Who opens a stream; either may be missing. */
export interface Listener {
  readonly diner: Diner | null;
  readonly staff: StaffMember | null;
}

/** May this listener hear of `kind:rest`? Exactly who may read what the topic is about. */
export type TopicRule = (rest: string, listener: Listener) => Promise<boolean> | boolean;

/** Features say here who may listen to their topics; the stream itself is in live-route.ts. */
export interface Live {
  readonly hub: Hub;
  /** kind is the part before the first colon: store, menu, order, board */
  allow(kind: string, rule: TopicRule): void;
  mayHear(topic: string, listener: Listener): Promise<boolean>;
}

export function openLive(): Live {
  const rules = new Map<string, TopicRule>();
  return {
    hub: new Hub(),
    allow: (kind, rule) => {
      rules.set(kind, rule);
    },
    mayHear: async (topic, listener) => {
      const colon = topic.indexOf(':');
      const rule = rules.get(topic.slice(0, Math.max(colon, 0)));
      return rule ? rule(topic.slice(colon + 1), listener) : false;
    },
  };
}
