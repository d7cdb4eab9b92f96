const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside HTML or a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A data block; json: as safeJson makes it. */
export const dataBlock = (type: string, json: string, id = ''): string =>
  `<script type="${type}"${id && ` id="${id}"`}>${json}</script>`;
