import type { BrandCard } from '@mam/contract/brand/list-brands.schema.ts';
import { Field, Input, Select } from '@mam/ui/control/field.tsx';
import { mendedText } from '@mam/ui/control/mended-text.ts';
import { useSay } from '../words/words.ts';

interface BrandFieldProps {
  readonly brands: readonly BrandCard[] | undefined;
  readonly brand: string | null;
  readonly problem: string | undefined;
  readonly onBrand: (code: string) => void;
}

/** Which brand one works for: chosen from the server's, or its code typed where the list could not be read. */
export function BrandField({ brands, brand, problem, onBrand }: BrandFieldProps) {
  const say = useSay();
  return (
    <Field label={say('signIn.brand')} problem={problem}>
      {(wiring) =>
        brands ? (
          <Select
            {...wiring}
            name="brand"
            value={brand ?? ''}
            onChange={(event) => onBrand(event.target.value)}
          >
            <option value="">{say('signIn.brandByName')}</option>
            {brands.map((each) => (
              <option key={each.pos_parent} value={each.pos_parent}>
                {each.name} · {each.pos_parent}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            {...wiring}
            name="brand"
            autoCapitalize="characters"
            spellCheck={false}
            value={brand ?? ''}
            {...mendedText((code) => code.toUpperCase(), onBrand)}
          />
        )
      }
    </Field>
  );
}
