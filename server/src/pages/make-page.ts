import type { Language } from '@mam/contract/http/language.ts';
import type { PageToRender, RenderedPage } from '@mam/contract/page/render.ts';
import type { StartData } from '@mam/contract/page/start-data.ts';
import { mergeStoreLanguages, offeredLanguages } from '@mam/domain/brand/languages.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { BuildManifest } from './build-manifest.ts';
import { BEFORE_HYDRATION, laterStylesOf, sourcesOf } from './first-screen.ts';
import { pageSchemaOrg } from './head/schema-org.ts';
import { NO_INDEX, shareTags } from './head/share-tags.ts';
import { noScriptBand, noScriptPage } from './no-script.ts';
import { cleanAddress, isRenderable, type PageAddress } from './page-address.ts';
import { type PageText, pageHtml } from './page-html.ts';
import { type PageSubject, shownOn, storeOn } from './shown-things.ts';
import type { Start } from './start-data.ts';

/** The parts every page of a server is made with. */
export interface Site {
  /** the folder of the built diner's app */
  readonly built: string;
  /** its built page */
  readonly template: string;
  readonly demo: boolean;
  /** where people reach this server, without a slash at the end */
  readonly publicUrl: string;
}

/** A page to be made. */
export interface PageRequest {
  readonly address: PageAddress;
  readonly language: Language;
  /** first millisecond of the day, UTC */
  readonly day: EpochMs;
  readonly start: Start;
}

/** Draws what belongs into #root; null = not to be had, the browser draws it by itself. */
export type Render = (page: PageToRender) => Promise<RenderedPage | null>;

interface MakePageParts {
  readonly site: Site;
  readonly manifest: BuildManifest;
  readonly render: Render;
}

/** One page, from its data to its text. */
export async function makePage(
  { site, manifest, render }: MakePageParts,
  { address, language, day, start: { json, title } }: PageRequest,
): Promise<PageText> {
  const text = Buffer.from(json).toString();
  const data = JSON.parse(text) as StartData;
  const shown = isRenderable(address) ? shownOn(address, data) : null;
  const clean = cleanAddress(address);
  const rendered = shown && (await render({ address: clean, language, demo: site.demo, day, data }));
  const files = manifest.filesOf(sourcesOf(address.path, language));
  const looks = rendered ? manifest.ownStylesOf(laterStylesOf(address.path)) : [];
  const named = rendered?.title ?? title;
  const without = { language, brand: address.brand, store: storeOn(address, data) };
  return pageHtml(site.template, {
    language,
    title: named,
    data: text,
    files: { ...files, styles: [...new Set([...files.styles, ...looks])] },
    asyncScripts: manifest.filesOf([BEFORE_HYDRATION]).scripts,
    styleText: (sheet) => manifest.textOf(sheet),
    noScript: rendered
      ? noScriptBand(without, address.order === null ? 'band' : 'order')
      : noScriptPage(without),
    rendered: rendered && { address: clean, day, ...rendered },
    ...(address.order === null
      ? shown && describe(shown, { site, address, data, title: named })
      : { tags: NO_INDEX }),
  });
}

interface Described extends Pick<Start, 'title'> {
  readonly site: Site;
  readonly address: PageAddress;
  readonly data: StartData;
}

/** A page's words about itself, for search engines and for people it is shared with. */
function describe(shown: PageSubject, { site, address, data, title }: Described) {
  const { publicUrl } = site;
  const offered = offeredLanguages(mergeStoreLanguages(shown.stores.map(({ languages }) => languages)));
  const inLanguage = (lang: Language) => ({ lang, address: cleanAddress(address, lang) });
  return {
    tags: shareTags({
      shown,
      title,
      brandName: data.config.name ?? address.brand,
      brandPicture: data.config.image_url || null,
      publicUrl,
      address: cleanAddress(address, address.lang),
      alternates: offered.length > 1 ? offered.map(inLanguage) : [],
    }),
    schema: pageSchemaOrg(shown, publicUrl, ({ id }) =>
      cleanAddress({ ...address, path: '/menu', store: id, thing: '' }),
    ),
  };
}
