import { expect, it } from 'vitest';
import { readSuggestion } from './ask-map.ts';

it('a suggestion may be words alone, or words with a place', () => {
  expect(readSuggestion('27 Lê Thánh Tôn')).toEqual({ description: '27 Lê Thánh Tôn', source: 'gazetteer' });
  const placed = {
    description: '27 Lê Thánh Tôn',
    geometry: { location: { lat: 10.78, lng: 106.7 } },
    source: 'photon',
  } as const;
  expect(readSuggestion(placed)).toEqual(placed);
});
