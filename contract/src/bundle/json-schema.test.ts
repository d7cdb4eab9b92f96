import { expect, it } from 'vitest';
import { bundleJsonSchema } from './json-schema.ts';

it('the published schema is the one bundles are checked with (vitest run contract/src/bundle -u writes it anew)', async () => {
  await expect(`${JSON.stringify(bundleJsonSchema(), null, 1)}\n`).toMatchFileSnapshot(
    '../../bundle.schema.json',
  );
});
