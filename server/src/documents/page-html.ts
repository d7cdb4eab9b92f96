import type { Language } from '@mam/contract/http/language.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { ChunkFiles } from './build-manifest.ts';
import { dataBlock, escaped } from './escape.ts';
import type { StartData } from './start-data.ts';
import { liftStyles, styleSource } from './style-sheet.ts';

/** A page that stands before any script runs. */
export interface DrawnPart {
  /** the neutral address it was drawn for */
  readonly address: string;
  readonly day: EpochMs;
  readonly html: string;
  /** the brand's colours, as CSS declarations */
  readonly colours: string;
}

export interface PageParts {
  readonly language: Language;
  readonly title: string;
  readonly data: StartData;
  readonly files: ChunkFiles;
  readonly drawn: DrawnPart | null;
  /** small scripts beside a drawn page, of use before the app has arrived */
  readonly asyncScripts: readonly string[];
  /** the text of a style sheet by its address */
  readonly styleText: (address: string) => string;
  /** more of the head */
  readonly tags?: string;
  /** what the page is about, for search engines */
  readonly schema?: unknown;
}

export interface PageText {
  readonly html: string;
  /** its style block, as the content policy allows it; null = it has none */
  readonly styleSource: string | null;
}

/** React asks for every picture ahead; the browser finds them itself, and only the largest must not wait for that. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
const isFirst = (link: string) => link.includes('fetchPriority="high"');

function withoutPreloads(html: string): { html: string; preloads: readonly string[] } {
  const all = PRELOADS.exec(html)?.[0] ?? '';
  return { html: html.slice(all.length), preloads: (all.match(/<link[^>]*>/g) ?? []).filter(isFirst) };
}

/** Scripts must not take the line from what is seen first: the page stands without them. */
function inTheBackground(template: string): string {
  return template.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

const SHEET = /[ \t]*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>\n?/g;

interface Look {
  readonly template: string;
  /** all that this page is styled with */
  readonly css: string;
  readonly links: readonly string[];
}

/**
 * Every style a drawn page needs stands in it: it is seen as soon as it has arrived. The sheets stay named, switched
 * off, or the scripts would fetch them again.
 */
function inOnePiece(template: string, { drawn, files, styleText }: PageParts, lifted: string): Look {
  const named = [...template.matchAll(SHEET)].map(([, href]) => href ?? '');
  const missing = files.styles.filter((href) => !named.includes(href));
  if (!drawn)
    return {
      template,
      css: '',
      links: missing.map((href) => `<link rel="stylesheet" crossorigin href="${escaped(href)}">`),
    };
  const sheets = [...named, ...missing];
  return {
    template: inTheBackground(template.replace(SHEET, '')),
    css: `${sheets.map(styleText).join('\n')}\n:root{${drawn.colours}}${lifted}`,
    links: sheets.map((href) => `<link rel="stylesheet" disabled href="${escaped(href)}">`),
  };
}

/** The built page with the first screen inside, drawn where it can be, and its files named, so that the browser waits for nothing twice. */
export function pageHtml(built: string, parts: PageParts): PageText {
  const { language, title, data, files, drawn, asyncScripts, tags, schema } = parts;
  const { html, preloads } = withoutPreloads(drawn?.html ?? '');
  const lifted = liftStyles(html);
  const { template, css, links } = inOnePiece(built, parts, lifted.css);
  const low = drawn ? ' fetchpriority="low"' : '';
  const head = [
    ...preloads,
    ...(css ? [`<style>${css}</style>`] : []),
    ...links,
    ...files.scripts
      .filter((address) => !template.includes(address))
      .map((href) => `<link rel="modulepreload"${low} crossorigin href="${escaped(href)}">`),
    ...(drawn
      ? asyncScripts.map((src) => `<script type="module" async src="${escaped(src)}"></script>`)
      : []),
    ...(tags ? [tags] : []),
  ];
  const root = drawn
    ? `<div id="root" data-drawn="${escaped(drawn.address)}" data-day="${drawn.day}">${lifted.html}</div>`
    : '<div id="root"></div>';
  const blocks = [
    dataBlock('application/json', data, 'start-data'),
    ...(schema ? [dataBlock('application/ld+json', schema)] : []),
  ];
  const whole = template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `${root}\n${blocks.join('\n')}`);
  return { html: whole, styleSource: css ? styleSource(css) : null };
}
