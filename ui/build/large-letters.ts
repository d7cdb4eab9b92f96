import type { CSSOptions } from 'vite';

type Styles = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type Named = Extract<NonNullable<Styles['plugins']>[number], { postcssPlugin: string }>;
type Callable = (...given: never[]) => unknown;
type StylePlugin = Exclude<Named, Callable>;
type OfAtRules = Extract<NonNullable<StylePlugin['AtRule']>, Callable>;
type Media = Parameters<OfAtRules>[0];
type Helpers = Parameters<OfAtRules>[1];

const AS_WIDE = /\(max-width: ([\d.]+)rem\)/;
const DONE = new WeakSet<Media>();

/** The selector with the page's own word before it; it weighs nothing, so the order of the styles stays as it was. */
const within = (wide: string, selector: string): string =>
  `:where(:root[data-narrow~="${wide}"]) ${selector}`;

/**
 * A condition in rem is asked of the browser's own letters. Where a page's letters are scaled in another way (an in-app
 * browser, an extension, a style of the reader's) it never holds; so each is written once more for the page that says itself
 * how many of its letters fill it (`heed-letters.ts`).
 */
export const largeLetters = (): StylePlugin => ({
  postcssPlugin: 'large-letters',
  AtRule: {
    media(block: Media, { Rule }: Helpers): void {
      const [, wide] = AS_WIDE.exec(block.params) ?? [];
      if (!wide || DONE.has(block)) return;
      DONE.add(block);
      const nodes = (block.nodes ?? []).filter(({ type }) => type !== 'comment');
      if (block.parent?.type === 'rule') {
        block.after(new Rule({ selector: within(wide, '&'), nodes: nodes.map((node) => node.clone()) }));
        return;
      }
      for (const node of nodes.toReversed()) {
        if (node.type !== 'rule') continue;
        const selector = node.selector
          .split(/,(?![^(]*\))/)
          .map((one) => within(wide, one.trim()))
          .join(', ');
        block.after(node.clone({ selector }));
      }
    },
  },
});
