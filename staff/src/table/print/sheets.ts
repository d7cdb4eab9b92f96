import type { TableCode } from '@mam/contract/staff/table-codes.schema.ts';

/** How the codes of tables are printed: eight cards to a sheet, to be cut, or a page for each table. */
export const PAPER_FORMS = ['sheet', 'page'] as const;
export type PaperForm = (typeof PAPER_FORMS)[number];

const CARDS: Readonly<Record<PaperForm, number>> = { sheet: 8, page: 1 };

/** [TB41] The tables that stand on each sheet of paper, in the order in which the store lists them. */
export function splitIntoSheets(
  tables: readonly TableCode[],
  form: PaperForm,
): readonly (readonly TableCode[])[] {
  const cards = CARDS[form];
  return Array.from({ length: Math.ceil(tables.length / cards) }, (_, sheet) =>
    tables.slice(sheet * cards, (sheet + 1) * cards),
  );
}
