/** Which mutants are run: all, those of changed lines, or a sample drawn by a seed. */
import { baseCommit, changedLines } from '../support/changes.mjs';

/** A random number generator with a seed (mulberry32). */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Shuffles a copy of a list; the same seed leads to the same order. */
function shuffled(list, seed) {
  const random = seeded(seed);
  const copy = [...list];
  for (let index = copy.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [copy[index], copy[other]] = [copy[other], copy[index]];
  }
  return copy;
}

/**
 * The mutants to run.
 * @param options `changed`: those of lines that differ from `since` or from main; `sample` and `seed`: that many, drawn
 * by the seed; `only`: those at these places (`src/a.ts:12`).
 */
export function selectMutants(mutants, { changed, since, sample, seed, only }) {
  let selected = mutants;
  if (changed) {
    const base = since ?? baseCommit();
    const lines = new Map(
      [...new Set(mutants.map(({ file }) => file))].map((file) => [file, changedLines(file, base)]),
    );
    selected = selected.filter(({ file, first, last }) =>
      lines.get(file).some(([from, to]) => first <= to && last >= from),
    );
  }
  if (only) selected = selected.filter(({ file, first }) => only.some((place) => place === `${file}:${first}`));
  return sample ? shuffled(selected, Number(seed)).slice(0, Number(sample)) : selected;
}
