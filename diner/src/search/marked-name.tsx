import { markedName } from '@mam/domain/search/marked-name.ts';
import { Fragment } from 'react';
import styles from './marked-name.module.css';

/** A name with what the query found in it marked; read aloud it is the plain name. */
export function MarkedName({ name, query }: { readonly name: string; readonly query: string }) {
  return markedName(name, query).map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one name have no other identity
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
