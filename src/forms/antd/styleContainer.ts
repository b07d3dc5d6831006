/**
 * antd writes style elements at run time, and the page's policy allows none. They are put into a container outside of
 * the document, where they have no effect, and their rules apply as constructed style sheets. A cascade layer keeps
 * them below the page's own rules, because browsers apply constructed sheets last.
 */

/** Declared after the layer `reset` (src/ui/styles/reset.css). */
const LAYER = 'antd';

interface AdoptedStyle {
  text: string;
  sheet: CSSStyleSheet;
}

function adoptStyles(container: Element, adopted: WeakMap<Element, AdoptedStyle>): void {
  document.adoptedStyleSheets = [...container.querySelectorAll('style')].map((element) => {
    const text = element.textContent;
    const { sheet, text: current } = adopted.get(element) ?? { sheet: new CSSStyleSheet() };
    if (text !== current) {
      sheet.replaceSync(`@layer ${LAYER} { ${text} }`);
      adopted.set(element, { text, sheet });
    }
    return sheet;
  });
}

let container: Element | undefined;

/** @returns The container of antd's style elements; undefined without constructed style sheets (jsdom). */
export function styleContainer(): Element | undefined {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return undefined;
  if (!container) {
    const created = document.createElement('div');
    const adopted = new WeakMap<Element, AdoptedStyle>();
    // Runs before the next paint, since it is a microtask of the change.
    new MutationObserver(() => adoptStyles(created, adopted)).observe(created, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    container = created;
  }
  return container;
}
