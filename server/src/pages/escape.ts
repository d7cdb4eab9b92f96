const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside HTML or a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A data block: no script can be smuggled in, whatever a restaurant calls its dishes. */
export function dataBlock(type: string, data: unknown, id = ''): string {
  const json = JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `<script type="${type}"${id && ` id="${id}"`}>${json}</script>`;
}
