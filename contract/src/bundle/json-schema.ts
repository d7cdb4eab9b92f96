import { Bundle } from './bundle.schema.ts';

/** The published JSON Schema of a bundle, for editors, and for anybody who writes one by hand or by program. */
export function bundleJsonSchema(): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'mam-bundle/1',
    description:
      'A whole restaurant brand in one file: settings, stores, menus and vouchers in the shapes of the API. Amounts are in the main unit (65000; 12.9), rates are fractions (0.08), moments are seconds since 1970.',
    ...Bundle,
  };
}
