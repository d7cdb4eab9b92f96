import { useNavigate, useParameters } from '@mam/client/router.tsx';
import { Button } from '@mam/ui/control/button.tsx';
import { Field, Select } from '@mam/ui/control/field.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Printer } from 'lucide-react';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { useBrands } from '../brand/use-brands.ts';
import { errorText } from '../data/ask.ts';
import { lastingError } from '../data/read-again.ts';
import { useTitle } from '../device/use-title.ts';
import { useShift } from '../store/shift.tsx';
import { CardPage } from '../table/print/card-page.tsx';
import { CardSheet } from '../table/print/card-sheet.tsx';
import { useCardWords } from '../table/print/card-words.ts';
import { PAPER_FORMS, type PaperForm, splitIntoSheets } from '../table/print/sheets.ts';
import { nameOfCoded, useTableCodes } from '../table/use-table-codes.ts';
import { useSay } from '../words/words.ts';
import styles from './codes-screen.module.css';

/** [TB41] The cards of a store's tables as they are printed: all, or one, eight to a sheet or one to a page. */
export function CodesScreen() {
  const say = useSay();
  const navigate = useNavigate();
  const asked = useParameters();
  const { me, storeId, storeName, dinerLanguage, ready } = useShift();
  const { columns } = useShiftBoardValue();
  const codes = useTableCodes(storeId);
  const words = useCardWords(dinerLanguage);
  const brands = useBrands();
  useTitle(say('cards'), columns.new.length);
  const fault = lastingError(codes) ?? lastingError(words);
  const all = codes.data?.tables ?? [];
  const one = all.find(({ table }) => table === asked.get('table'));
  const form: PaperForm = asked.get('form') === 'page' ? 'page' : 'sheet';
  const sheets = splitIntoSheets(one ? [one] : all, form);
  const brand = {
    name: me.brand.name,
    logo: brands.data?.find(({ pos_parent }) => pos_parent === me.brand.pos_parent)?.logo,
  };
  const choose = (next: { form?: PaperForm; table?: string }) => {
    const { form: as, table } = { form, table: one?.table ?? '', ...next };
    navigate(`/codes?${new URLSearchParams({ form: as, ...(table && { table }) })}`, { replace: true });
  };
  const Paper = form === 'page' ? CardPage : CardSheet;
  return (
    <main className={styles.screen}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1 className="d d30">{say('cards')}</h1>
          <p className="muted">{storeName}</p>
        </div>
        {all.length > 0 ? (
          <>
            <Segmented
              className={styles.form}
              label={say('cards.form')}
              value={form}
              segments={PAPER_FORMS.map((each) => ({ value: each, label: say(`cards.${each}`) }))}
              onChange={(next) => choose({ form: next })}
            />
            <Field label={say('cards.of')} className={styles.tables}>
              {(wiring) => (
                <Select
                  {...wiring}
                  value={one?.table ?? ''}
                  onChange={({ target }) => choose({ table: target.value })}
                >
                  <option value="">{say('cards.all', { count: all.length })}</option>
                  {all.map((table) => (
                    <option key={table.code} value={table.table}>
                      {nameOfCoded(table, say)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Button kind="primary" onClick={() => print()}>
              <Printer aria-hidden="true" />
              {say('cards.print', { count: sheets.length })}
            </Button>
          </>
        ) : null}
      </div>
      {fault ? <p role="alert">{errorText(fault)}</p> : null}
      {codes.data && all.length === 0 ? (
        <EmptyState title={say('codes.none')}>
          <p>{say('cards.none')}</p>
        </EmptyState>
      ) : null}
      {words.data && ready ? (
        <div className={styles.paper}>
          {sheets.map((tables) => (
            <Paper key={tables[0]?.code} tables={tables} brand={brand} words={words.data} />
          ))}
        </div>
      ) : null}
    </main>
  );
}
