import { Briefcase, House, MapPin } from 'lucide-react';
import type { SavedAddress } from '../device/persisted.ts';

const ICONS = { home: House, work: Briefcase, other: MapPin };

export function AddressIcon({ kind }: { readonly kind: SavedAddress['kind'] }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden="true" />;
}
