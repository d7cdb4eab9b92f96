import type { Language } from '@mam/contract/http/language.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { EARLY_TAPS, inlineSource } from '../http/inline.ts';
import { safeJson } from '../http/safe-json.ts';
import type { ChunkFiles } from './build-manifest.ts';
import { dataBlock, escaped } from './escape.ts';
import { liftStyles } from './style-sheet.ts';

/** A page that stands before any script runs. */
export interface RenderedPart {
  /** the neutral address it was rendered for */
  readonly address: string;
  readonly day: EpochMs;
  readonly html: string;
  /** the brand's colours, as CSS declarations */
  readonly colours: string;
}

export interface PageParts {
  readonly language: Language;
  readonly title: string;
  /** the start data, as safeJson makes it */
  readonly data: string;
  readonly files: ChunkFiles;
  readonly rendered: RenderedPart | null;
  /** small scripts beside a rendered page, of use before the app has arrived */
  readonly asyncScripts: readonly string[];
  /** the text of a style sheet by its address */
  readonly styleText: (address: string) => string;
  /** stands above it where scripts are off */
  readonly noScript: string;
  /** more of the head */
  readonly tags?: string;
  /** the subject of the page, for search engines */
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

/** The two that most of what is seen first is set in: known before the styles are read, so that text is laid out once. */
const FIRST_FONTS = /\/assets\/(?:be-vietnam-pro-latin-400|phudu-latin-700)-normal[^"')]*\.woff2/g;

function fontsAhead(css: string): string[] {
  return [...new Set(css.match(FIRST_FONTS) ?? [])].map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(href)}">`,
  );
}

const APP = /[ \t]*<script type="module"[^>]*src="([^"]*)"[^>]*><\/script>\n?/;
const AHEAD = /[ \t]*<link rel="modulepreload"[^>]*href="([^"]*)"[^>]*>\n?/g;

/** A page without its scripts, and where they are. */
function withoutScripts(template: string): { template: string; app: string; ahead: readonly string[] } {
  return {
    template: template.replace(APP, '').replace(AHEAD, ''),
    app: APP.exec(template)?.[1] ?? '',
    ahead: [...template.matchAll(AHEAD)].map(([, href]) => href ?? ''),
  };
}

const SHEET = /[ \t]*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>\n?/g;

interface Look {
  readonly template: string;
  /** all that this page is styled with */
  readonly css: string;
  readonly links: readonly string[];
}

/**
 * Every style a rendered page needs stands in it: it is seen as soon as it has arrived. The sheets stay named, switched
 * off, or the scripts would fetch them again.
 */
function inOnePiece(template: string, { rendered, files, styleText }: PageParts, lifted: string): Look {
  const named = [...template.matchAll(SHEET)].map(([, href]) => href ?? '');
  const missing = files.styles.filter((href) => !named.includes(href));
  if (!rendered)
    return {
      template,
      css: '',
      links: missing.map((href) => `<link rel="stylesheet" crossorigin href="${escaped(href)}">`),
    };
  const sheets = [...named, ...missing];
  return {
    template: template.replace(SHEET, ''),
    css: `${sheets.map(styleText).join('\n')}\n:root{${rendered.colours}}${lifted}`,
    links: sheets.map((href) => `<link rel="stylesheet" disabled href="${escaped(href)}">`),
  };
}

/** The built page with the first screen inside, rendered where it can be, and its files named, so that the browser waits for nothing twice. */
export function pageHtml(built: string, parts: PageParts): PageText {
  const { language, title, data, files, rendered, asyncScripts, noScript, tags, schema } = parts;
  const { html, preloads } = withoutPreloads(rendered?.html ?? '');
  const lifted = liftStyles(html);
  const look = inOnePiece(built, parts, lifted.css);
  const { css, links } = look;
  // a rendered page stands without scripts: they are fetched when it has been painted, by one of its own
  const { template, app, ahead } = rendered
    ? withoutScripts(look.template)
    : { template: look.template, app: '', ahead: [] };
  const scripts = files.scripts.filter((address) => !template.includes(address));
  const head = [
    ...fontsAhead(css),
    ...preloads,
    ...(css ? [`<style>${css}</style>`] : []),
    ...links,
    ...(rendered
      ? [
          `<script>${EARLY_TAPS}</script>`,
          ...asyncScripts.map((src) => `<script type="module" async src="${escaped(src)}"></script>`),
        ]
      : scripts.map((href) => `<link rel="modulepreload" crossorigin href="${escaped(href)}">`)),
    ...(tags ? [tags] : []),
  ];
  const root = rendered
    ? `<div id="root" data-rendered="${escaped(rendered.address)}" data-day="${rendered.day}" data-app="${escaped(app)}" data-ahead="${escaped([...new Set([...ahead, ...scripts])].join(' '))}">${lifted.html}</div>`
    : '<div id="root"></div>';
  const blocks = [
    dataBlock('application/json', data, 'start-data'),
    ...(schema ? [dataBlock('application/ld+json', safeJson(schema))] : []),
  ];
  const whole = template
    .replace(/<html lang="[^"]*">/, () => `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `${noScript}${root}\n${blocks.join('\n')}`);
  return { html: whole, styleSource: css ? inlineSource(css) : null };
}
