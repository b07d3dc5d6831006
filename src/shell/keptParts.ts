/** HTML of the parts that stand on many pages of a language (src/ui/drawnOnce), and its way into a page. */
import type { DrawnParts } from '@/ui/drawnOnce';

/** Beyond it what is kept is forgotten and drawn anew: far more than the pages of a language have. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Text that is made for this page, and bytes that many pages share. */
export type Pieces = (string | Buffer)[];

/** The bytes of pieces in their order. */
export const bytesOf = (pieces: Pieces): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

/** One value of the way to a part: what is an object leads on as long as it lives. */
class Step {
  private objects?: WeakMap<object, Step>;
  private values?: Map<unknown, Step>;
  html: Buffer | null = null;

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

export class KeptParts {
  private root = new Step();
  private bytes = 0;

  stepTo(part: object, props: object): Step {
    const given = Object.entries(props).filter(([, value]) => value !== undefined);
    return given.reduce((step, [name, value]) => step.to(name).to(value), this.root.to(part));
  }

  keep(step: Step, html: Buffer): void {
    this.bytes += html.length;
    if (this.bytes > MOST_BYTES) {
      this.root = new Step();
      this.bytes = 0;
    }
    step.html = html;
  }
}

/** The parts of one page while it is drawn. */
export class PageParts implements DrawnParts {
  /** What no text of a page can be taken for; alone it stands for the state that the page hands over. */
  readonly element = `x-${crypto.randomUUID()}`;
  private readonly found: Step[] = [];

  constructor(private readonly kept: KeptParts) {}

  find(part: object, props: object): { id: number; isKnown: boolean } {
    const step = this.kept.stepTo(part, props);
    return { id: this.found.push(step) - 1, isKnown: step.html !== null };
  }

  /** The page with its parts in place of the elements that stand for them; those that were drawn with it are kept. */
  fill(html: string, state: Pieces): Buffer {
    const marks = new RegExp(`<${this.element} id="(\\d+)">|</${this.element}>|${this.element}`, 'g');
    const open: { step: Step | undefined; pieces: Pieces }[] = [];
    let around: (typeof open)[number] = { step: undefined, pieces: [] };
    let at = 0;
    for (const mark of html.matchAll(marks)) {
      around.pieces.push(html.slice(at, mark.index));
      at = mark.index + mark[0].length;
      if (mark[1] !== undefined) {
        open.push(around);
        around = { step: this.found[Number(mark[1])], pieces: [] };
      } else if (mark[0] === this.element) {
        around.pieces.push(...state);
      } else {
        const { step, pieces } = around;
        around = open.pop() ?? { step: undefined, pieces: [] };
        if (step && step.html === null) this.kept.keep(step, bytesOf(pieces));
        around.pieces.push(step?.html ?? bytesOf(pieces));
      }
    }
    return bytesOf([...around.pieces, html.slice(at)]);
  }
}
