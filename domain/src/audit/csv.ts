/** A spreadsheet takes a cell that begins so for a formula, whoever typed it; also in the wide letters of East Asia. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const NEEDS_QUOTES = /[",;\r\n]/;

/** [AU7] A cell as every spreadsheet reads it: text that looks like a formula stays text. */
function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** [AU7] Rows of a file for a spreadsheet (RFC 4180), each ended by CR and LF. */
export const csvRows = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  rows.map((cells) => `${cells.map(csvCell).join(separator)}\r\n`).join('');

/** [AU7] Before the first row: without it a spreadsheet reads "phở" by the code page of its machine. */
export const CSV_BOM = '\uFEFF';
