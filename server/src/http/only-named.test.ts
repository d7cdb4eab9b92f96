import Type from 'typebox';
import { expect, it } from 'vitest';
import { onlyNamed } from './only-named.ts';

const schema = Type.Object({
  name: Type.String(),
  address: Type.Union([Type.Object({ text: Type.String() }), Type.Null()]),
  items: Type.Array(Type.Object({ id: Type.String(), note: Type.Optional(Type.String()) })),
  anything: Type.Unknown(),
  names: Type.Record(Type.String(), Type.Number()),
});

function stripped(value: unknown): unknown {
  onlyNamed(schema)(value);
  return value;
}

it('leaves what the schema names, at every depth, and nothing else', () => {
  const own = {
    name: 'a',
    address: { text: 'b' },
    items: [{ id: '1', note: '' }, { id: '2' }],
    anything: { of: { any: 'kind' } },
    names: { x: 1 },
  };
  const sent = {
    ...structuredClone(own),
    brand: 'X',
    address: { text: 'b', lat: 1 },
    items: [
      { id: '1', note: '', price: 1 },
      { id: '2', by: { id: 3 } },
    ],
  };
  expect(stripped(sent)).toEqual(own);
});

it('takes what is missing, null or of another kind as it is', () => {
  expect(stripped({ name: 'a', address: null })).toEqual({ name: 'a', address: null });
  for (const value of [null, 3, 'text', []]) expect(stripped(value)).toEqual(value);
});
