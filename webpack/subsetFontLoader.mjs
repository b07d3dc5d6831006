// Subsets the interface font to the weights and features that the site uses, which halves its size.
import { create } from 'fontkit';
import subsetFont from 'subset-font';

/** The range of weights in the styles: 400 to 700. */
const weights = { min: 400, max: 700 };

/** Kerning, accents, localised forms, tabular figures and the slashed zero. Ligatures such as arrows are removed. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'zero'];

/** A webpack loader that reduces a variable WOFF2 to these weights and features, with all its characters. */
export default function subsetFontLoader(font) {
  const callback = this.async();
  const letters = String.fromCodePoint(...create(font).characterSet);
  subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: features }).then(
    (cut) => callback(null, cut),
    callback,
  );
}

// Pass the file's bytes to the loader, not text.
export const raw = true;
