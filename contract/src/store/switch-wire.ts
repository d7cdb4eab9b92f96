import type { StoreSwitch } from '@mam/domain/store/store.ts';
import type { SwitchWire } from './switch.schema.ts';

export const switchFromWire = ({ type, kind, minutes, since, until }: SwitchWire): StoreSwitch => ({
  type,
  kind,
  minutes,
  since: since * 1000,
  until: until * 1000,
});
