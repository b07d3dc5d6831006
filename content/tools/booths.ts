/** Lays the booths of a hall out on its plan: strips of two rows back to back, aisles of 6 m between them and at the doors. */
import type { Rng } from '../art/rng';

export interface BoothRecord {
  id: string;
  hall: number;
  kind: 'standard' | 'raw';
  /** West, north, width and depth in metres, as halls.json measures. */
  place: [number, number, number, number];
  exhibitor: string | null;
}

const CELL = 3;
const MARGIN = 6;
const AISLE = 6;
/** How a hall is divided: blocks of cells between the aisles that lead to the doors, strips of two rows from north to south. */
interface Division {
  blocks: { at: number; cells: number }[];
  deepStrips: number;
}
const LARGE: Division = {
  blocks: [
    { at: 6, cells: 7 },
    { at: 33, cells: 13 },
    { at: 78, cells: 13 },
    { at: 123, cells: 7 },
  ],
  deepStrips: 6,
};
/** The hall of demonstrations: 51 by 54 m. */
export const SMALL: Division = { blocks: [{ at: 6, cells: 13 }], deepStrips: 2 };
/** I and O are left out, as signs are read from afar. */
const letters = 'ABCDEFGHJKLMNP';

const number = (hall: number, letter: string, cell: number) => `${hall}-${letter}${String(cell).padStart(2, '0')}`;

/** All booths of a hall; at each number of `wanted` a booth begins. */
export function layOut(
  rng: Rng,
  hall: number,
  corner: [number, number],
  wanted: string[],
  { blocks, deepStrips }: Division = LARGE,
): BoothRecord[] {
  const booths: BoothRecord[] = [];
  for (let strip = 0; strip <= deepStrips; strip++) {
    const row = strip < deepStrips ? 6 : 3;
    const north = corner[1] + MARGIN + strip * (12 + AISLE);
    const pair = [letters[strip * 2]!, letters[strip * 2 + 1]!] as const;
    let first = 1;
    for (const { at, cells } of blocks) {
      for (let cell = 0; cell < cells;) {
        const starts = (letter: string, offset: number) => wanted.includes(number(hall, letter, first + offset));
        let room = 1;
        while (cell + room < cells && !pair.some((letter) => starts(letter, cell + room))) room++;
        const south = starts(pair[1], cell);
        const island = row === 6 && room >= 3 && !south && rng.chance(0.74);
        const width = Math.min(room, island ? rng.whole(3, 8) : rng.whole(1, row === 6 ? 4 : 2));
        const place = (y: number, depth: number): BoothRecord['place'] => [
          corner[0] + at + cell * CELL,
          y,
          width * CELL,
          depth,
        ];
        const kind = island || (row === 6 && width >= 3 && rng.chance(0.6)) ? 'raw' : 'standard';
        const add = (letter: string, y: number, depth: number) =>
          booths.push({ id: number(hall, letter, first + cell), hall, kind, place: place(y, depth), exhibitor: null });
        if (island) add(pair[0], north, row * 2);
        else {
          add(pair[0], north, row);
          add(pair[1], north + row, row);
        }
        cell += width;
      }
      first += cells;
    }
  }
  return booths;
}

export const areaOf = ({ place: [, , width, depth] }: BoothRecord): number => width * depth;
