import type { Language } from '@mam/contract/http/language.ts';
import type { ChunkFiles } from './build-manifest.ts';
import type { StartData } from './start-data.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A data block: no script can be smuggled in, whatever a restaurant calls its dishes. */
function dataBlock(data: StartData): string {
  const json = JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `<script type="application/json" id="start-data">${json}</script>`;
}

export interface PageParts {
  readonly language: Language;
  readonly title: string;
  readonly data: StartData;
  readonly files: ChunkFiles;
}

/** The built page with the first screen's data inside and its files named, so that the browser waits for nothing twice. */
export function pageHtml(template: string, { language, title, data, files }: PageParts): string {
  const missing = (address: string) => !template.includes(address);
  const hints = [
    ...files.styles
      .filter(missing)
      .map((href) => `<link rel="stylesheet" crossorigin href="${escaped(href)}">`),
    ...files.scripts
      .filter(missing)
      .map((href) => `<link rel="modulepreload" crossorigin href="${escaped(href)}">`),
  ];
  return template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${hints.join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"></div>\n${dataBlock(data)}`);
}
