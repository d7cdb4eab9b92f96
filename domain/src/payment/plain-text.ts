/** [PA12] A text as banks keep it: accents taken off, đ as d, everything that is not plain ASCII left out. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .replace(/[^\x20-\x7e]/g, '');
}
