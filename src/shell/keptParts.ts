/** HTML of the parts that stand on many pages of a language (src/ui/drawnOnce), and its way into a page. */
import type { DrawnParts } from '@/ui/drawnOnce';

/** Beyond it what is kept is forgotten and drawn anew: far more than the pages of a language have. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Text that is made for this page, and bytes that many pages share. */
export type Pieces = (string | Buffer)[];

/** The HTML of a part: bytes, and by its number the place of each slot, which every page fills itself. */
type PartHtml = (Buffer | number)[];

/** The bytes of pieces in their order. */
export const bytesOf = (pieces: Pieces): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

/** One value of the way to a part: what is an object leads on as long as it lives. */
class Step {
  private objects?: WeakMap<object, Step>;
  private values?: Map<unknown, Step>;
  html: PartHtml | null = null;

  to(value: unknown): Step {
    const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
    const known = isObject ? this.objects?.get(value) : this.values?.get(value);
    if (known) return known;
    const next = new Step();
    if (isObject) (this.objects ??= new WeakMap()).set(value, next);
    else (this.values ??= new Map()).set(value, next);
    return next;
  }
}

/** Functions are what a browser calls when something happens: HTML says nothing of them, and each page has others. */
const isSaid = (value: unknown): boolean => value !== undefined && typeof value !== 'function';

export class KeptParts {
  private root = new Step();
  private bytes = 0;

  stepTo(part: object, props: object, slots: readonly string[]): Step {
    const given = Object.entries(props).filter(([name, value]) => isSaid(value) && !slots.includes(name));
    return given.reduce((step, [name, value]) => step.to(name).to(value), this.root.to(part));
  }

  /** @param drawn The part with its slots' places. Bytes of parts within it are theirs, and counted with them. */
  keep(step: Step, drawn: (string | Buffer | number)[]): PartHtml {
    const html = drawn.map((piece) => {
      if (typeof piece !== 'string') return piece;
      const bytes = Buffer.from(piece);
      this.bytes += bytes.length;
      return bytes;
    });
    if (this.bytes > MOST_BYTES) {
      this.root = new Step();
      this.bytes = 0;
    }
    step.html = html;
    return html;
  }
}

/** What is open while a page is read: the page itself, a part, or a slot of one. */
interface Open {
  pieces: (string | Buffer | number)[];
  part?: { step: Step; slots: Pieces[] };
  slot?: { of: NonNullable<Open['part']>; number: number };
}

/** The parts of one page while it is drawn. */
export class PageParts implements DrawnParts {
  /** What no text of a page can be taken for; alone it stands for the state that the page hands over. */
  readonly element = `x-${crypto.randomUUID()}`;
  private readonly found: NonNullable<Open['part']>[] = [];

  constructor(private readonly kept: KeptParts) {}

  find(part: object, props: object, slots: readonly string[]): { id: number; isKnown: boolean } {
    const step = this.kept.stepTo(part, props, slots);
    return { id: this.found.push({ step, slots: [] }) - 1, isKnown: step.html !== null };
  }

  /** The page with its parts in place of the elements that stand for them; those that were drawn with it are kept. */
  fill(html: string, state: Pieces): Buffer {
    const { element } = this;
    const around: Open[] = [];
    let inner: Open = { pieces: [] };
    let read = 0;
    for (let at = html.indexOf(element); at >= 0; at = html.indexOf(element, read)) {
      const before = html[at - 1];
      const begins = before === '<' ? at - 1 : before === '/' ? at - 2 : at;
      if (begins > read) inner.pieces.push(html.slice(read, begins));
      read = begins === at ? at + element.length : html.indexOf('>', at) + 1;
      if (before === '<') {
        around.push(inner);
        // `<x-… id="3">` is a part, `<x-… id="3.0">` the first slot of it.
        inner = this.opened(html.slice(at + element.length + ' id="'.length, read - '">'.length));
      } else if (before === '/') {
        const outer = around.pop();
        if (outer) this.close(inner, outer);
        inner = outer ?? inner;
      } else {
        inner.pieces.push(...state);
      }
    }
    return bytesOf([...(inner.pieces as Pieces), html.slice(read)]);
  }

  private opened(id: string): Open {
    const [place, number] = id.split('.').map(Number) as [number, number | undefined];
    const part = this.found[place];
    if (!part) throw new Error(`No part of this page has the number ${place}.`);
    return number === undefined ? { pieces: [], part } : { pieces: [], slot: { of: part, number } };
  }

  private close({ pieces, part, slot }: Open, outer: Open): void {
    if (slot) {
      slot.of.slots[slot.number] = pieces as Pieces;
      outer.pieces.push(slot.number);
    } else if (part) {
      const html = part.step.html ?? this.kept.keep(part.step, pieces);
      for (const piece of html)
        if (typeof piece === 'number') outer.pieces.push(...(part.slots[piece] ?? []));
        else outer.pieces.push(piece);
    }
  }
}
