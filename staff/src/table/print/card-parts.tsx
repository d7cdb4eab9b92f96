import type { TableCode } from '@mam/contract/staff/table-codes.schema.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import { classNames } from '@mam/ui/class-names.ts';
import type { CardWords } from './card-words.ts';
import styles from './paper.module.css';

/** The props of a printed page: of a sheet of cards, or of one. */
export interface PaperProps {
  readonly tables: readonly TableCode[];
  readonly brand: { readonly name: string; readonly logo: string | null | undefined };
  readonly words: readonly [CardWords, ...CardWords[]];
}

/** Figures of this length and shorter are set as large as the card allows. */
const SHORT = 3;

/** The word for table above its number; a name that is no number is set smaller. */
export function TableNumber({
  table,
  words: { say, language },
}: {
  readonly table: string;
  readonly words: CardWords;
}) {
  const at = parseTable(table);
  const [word, name] = at?.kind === 'table' ? [say('card.table'), at.number] : ['', say('type.counter')];
  return (
    <p className={styles.number} lang={language}>
      <span>{word}</span> <b className={classNames(name.length > SHORT && styles.name)}>{name}</b>
    </p>
  );
}

/** The address as somebody types it: without the protocol, and broken before the code. */
export function CardAddress({ url, code }: TableCode) {
  const before = url.slice(0, -code.length).replace(/^https?:\/\//, '');
  return (
    <p className={styles.address}>
      {before}
      <wbr />
      {code}
    </p>
  );
}
