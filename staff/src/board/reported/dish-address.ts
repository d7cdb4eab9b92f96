import { COUNTED_SPANS, type CountedSpan } from '@mam/domain/issue/count-issues.ts';

interface CountedDish {
  readonly span: CountedSpan;
  readonly item: string;
}

/** A dish of a count as the address of its sheet has it. */
export const dishAddress = ({ span, item }: CountedDish): string => `${span} ${item}`;

/** The same read again; an address somebody typed counts the week. */
export function readDishAddress(about: string): CountedDish {
  const [first = '', ...rest] = about.split(' ');
  const span = COUNTED_SPANS.find((one) => one === first);
  return span ? { span, item: rest.join(' ') } : { span: 'week', item: about };
}
