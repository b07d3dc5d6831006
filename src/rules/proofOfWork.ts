/**
 * Proof of work before a captcha. Many small puzzles instead of one large one, so that the time hardly varies.
 * SHA-256 in JavaScript, because `crypto.subtle` is missing on plain HTTP, where a demo runs in a local network.
 */
import { sha256 } from '@noble/hashes/sha256';

export interface ProofOfWork {
  /** Different for each captcha. */
  prefix: string;
  puzzles: number;
  /** Leading zero bits that the hash of a solution must have. */
  bits: number;
}

/** Hashes per slice, between which the caller can check its time budget. */
const HASHES_PER_SLICE = 500;

const hashHasBits = (text: string, bits: number): boolean => {
  const [a = 0, b = 0, c = 0, d = 0] = sha256(text);
  return Math.clz32((a << 24) | (b << 16) | (c << 8) | d) >= bits;
};

const isSolution = (prefix: string, puzzle: number, counter: number, bits: number): boolean =>
  hashHasBits(`${prefix}.${puzzle}.${counter}`, bits);

/** Solves the puzzles in slices: each step yields the completed fraction, the last one returns the counters. */
export function* solveWork({ prefix, puzzles, bits }: ProofOfWork): Generator<number, number[]> {
  const counters: number[] = [];
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    let counter = 0;
    while (!isSolution(prefix, puzzle, counter, bits)) {
      counter += 1;
      if (counter % HASHES_PER_SLICE === 0) yield puzzle / puzzles;
    }
    counters.push(counter);
  }
  return counters;
}

/** Solves all of it at once. */
export function solveWorkSync(work: ProofOfWork): number[] {
  const steps = solveWork(work);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

export const isSolved = ({ prefix, puzzles, bits }: ProofOfWork, counters: readonly number[]): boolean =>
  counters.length === puzzles && counters.every((counter, puzzle) => isSolution(prefix, puzzle, counter, bits));
