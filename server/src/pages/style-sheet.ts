/** A page whose styles stand in one block, and what a content policy calls that block. */
export interface Styled {
  readonly html: string;
  readonly css: string;
}

/**
 * Takes the style attributes out of rendered HTML and lays them into one style sheet: the content policy allows no style
 * attribute, and a block only by its hash. React sets what changes later by script, which wins over the sheet.
 */
export function liftStyles(rendered: string): Styled {
  const names = new Map<string, string>();
  // a rendered text has no bare quotes, so this is never a dish's name
  const html = rendered.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const name = names.get(style) ?? names.size.toString(36);
    names.set(style, name);
    return ` data-s="${name}"`;
  });
  // twice: stronger than the class of a style sheet that arrives later
  const rules = [...names].map(([style, name]) => `[data-s="${name}"][data-s]{${plain(style)}}`);
  return { html, css: rules.join('') };
}

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '',
  '&gt;': '',
};

/** The text of an attribute as CSS; nothing in it may end the rule or the block. */
function plain(style: string): string {
  return style.replace(/&(amp|quot|#x27|lt|gt);/g, (sign) => SIGNS[sign] ?? '').replace(/[<>{}]/g, '');
}
