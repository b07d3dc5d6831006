// Cuts the interface's face to what the site draws with it: half the bytes that stand between a phone and its letters.
import { create } from 'fontkit';
import subsetFont from 'subset-font';

/** The weights that styles ask for: 400, 500, 600 and 700, and what lies between. */
const weights = { min: 400, max: 700 };

/** Kerning, accents, the forms of a language, figures of one width and the slashed zero. Arrows made of hyphens and the like are left out. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'zero'];

/** A webpack loader: a variable WOFF2 in, the same letters with these weights and features out. */
export default function cutFont(font) {
  const done = this.async();
  const letters = String.fromCodePoint(...create(font).characterSet);
  subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: features }).then(
    (cut) => done(null, cut),
    done,
  );
}

// The file's bytes, not its text.
export const raw = true;
