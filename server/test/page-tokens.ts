/** A piece of a page as a browser's parser takes it: an element begins, or a text stands. */
export interface Opened {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** of elements whose text is not parsed: script, style, title */
  readonly text: string;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};
const decoded = (text: string) => text.replace(/&(lt|gt|quot|#x27|amp);/g, (sign) => SIGNS[sign] ?? sign);

const RAW = new Set(['script', 'style', 'title', 'textarea', 'noscript']);
const TAG =
  /<(?:!--.*?(?:-->|$)|!doctype[^>]*>|\/[a-z][^>]*>|([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>)/gis;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]): [string, string] => [
    name.toLowerCase(),
    decoded(double ?? single ?? bare ?? ''),
  ]);
  return Object.fromEntries(found);
}

/** Every element of a page in order, told apart by the rules HTML is parsed by: raw text ends only at its own end tag. */
export function parseElements(html: string): Opened[] {
  const found: Opened[] = [];
  const tags = new RegExp(TAG);
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const name = tag[1]?.toLowerCase();
    if (name === undefined) continue;
    const rest = html.slice(tags.lastIndex);
    const end = RAW.has(name) ? rest.search(new RegExp(`</${name}[\\s/>]`, 'i')) : 0;
    const length = end < 0 ? rest.length : end;
    found.push({ name, attributes: attributesOf(tag[2] ?? ''), text: rest.slice(0, length) });
    tags.lastIndex += length;
  }
  return found;
}
