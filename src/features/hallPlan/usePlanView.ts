import {
  useCallback,
  useEffect,
  useRef,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { boxText, centreOf, common, moved, scaleOf, zoomed, type Box, type Point } from './box';

/** A pointer may move this many pixels and still click. */
const DRAG_THRESHOLD = 6;
const STEP = 1.35;
/** An arrow key moves the view by this fraction. */
const KEY_MOVE = 0.15;
/** Minimum pixels per metre at which the numbers of large booths, and of all booths, are legible. */
const LEVELS = { hall: 4, booth: 11 };
/** On a narrower stage a booth is shown closer, and its note is below. */
const NARROW = 600;
const NEARER = 0.6;

interface View {
  /** The initial view. */
  target: Box;
  whole: Box;
  /** The selected booth, where the note is placed. */
  anchor: Box | null;
}

/** The visible box. The SVG is changed directly, so that nothing of the plan renders again. */
function useSeenBox({ target, whole, anchor }: View) {
  const stage = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const percent = useRef<HTMLOutputElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const seen = useRef(target);

  const show = useCallback(
    (box: Box) => {
      seen.current = box;
      const size = svg.current?.getBoundingClientRect();
      // A stage without layout or height cannot be shown; the next resize will.
      if (!svg.current || !stage.current || !size?.width || !size.height) return;
      const scale = scaleOf(box, size);
      svg.current.setAttribute('viewBox', boxText(box));
      stage.current.dataset.level = scale < LEVELS.hall ? 'site' : scale < LEVELS.booth ? 'hall' : 'booth';
      const middle = centreOf(box);
      const room = { width: size.width / scale, height: size.height / scale };
      const corner = { x: middle.x - room.width / 2, y: middle.y - room.height / 2 };
      for (const [name, value] of Object.entries(common({ ...corner, ...room }, whole)))
        frame.current?.setAttribute(name, value.toFixed(1));
      if (percent.current) percent.current.textContent = `${Math.round((100 * scale * whole.width) / size.width)}%`;
      if (note.current && anchor) placeNote(note.current, anchor, corner, scale, size);
    },
    [whole, anchor],
  );
  const first = useCallback(() => {
    const width = svg.current?.getBoundingClientRect().width ?? 0;
    show(anchor && width < NARROW ? zoomed(target, 1 / NEARER, centreOf(anchor), whole) : target);
  }, [show, target, anchor, whole]);
  useEffect(first, [first]);
  const zoom = useCallback(
    (factor: number, still: Point = centreOf(seen.current)) => show(zoomed(seen.current, factor, still, whole)),
    [show, whole],
  );
  const move = (x: number, y: number) => show(moved(seen.current, x, y, whole));
  return { refs: { stage, svg, frame, percent, note }, seen, show, zoom, move };
}

type SeenBox = ReturnType<typeof useSeenBox>;

/** Conversions between pixels and metres at the current view. */
function useMeasures({ refs: { svg }, seen }: SeenBox) {
  const scale = () => scaleOf(seen.current, svg.current?.getBoundingClientRect() ?? { width: 1, height: 1 });
  const pointAt = useCallback(
    (at: { clientX: number; clientY: number }): Point => {
      const size = svg.current?.getBoundingClientRect();
      const middle = centreOf(seen.current);
      if (!size) return middle;
      const metre = scaleOf(seen.current, size);
      return {
        x: middle.x + (at.clientX - size.left - size.width / 2) / metre,
        y: middle.y + (at.clientY - size.top - size.height / 2) / metre,
      };
    },
    [svg, seen],
  );
  return { scale, pointAt };
}

type Measures = ReturnType<typeof useMeasures>;

/** The wheel zooms; a resized window shows the same box. */
function useWheel({ refs: { stage }, seen, show, zoom }: SeenBox, { pointAt }: Measures) {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const before = seen.current.width;
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), pointAt(event));
      // At the zoom limits the page scrolls instead.
      if (Math.abs(seen.current.width - before) > 0.01) event.preventDefault();
    };
    // React's own wheel handlers are passive.
    element.addEventListener('wheel', onWheel, { passive: false });
    const onResize = () => show(seen.current);
    window.addEventListener('resize', onResize);
    return () => {
      element.removeEventListener('wheel', onWheel);
      window.removeEventListener('resize', onResize);
    };
  }, [stage, seen, show, zoom, pointAt]);
}

/** One pointer moves the view, two also zoom it; a click hardly moves. */
function usePointers({ move, zoom }: SeenBox, { scale, pointAt }: Measures) {
  const pointers = useRef(new Map<number, Point>());
  const slipped = useRef(0);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) slipped.current = 0;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const at = { x: event.clientX, y: event.clientY };
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, at);
      slipped.current += Math.abs(at.x - before.x) + Math.abs(at.y - before.y);
      if (slipped.current < DRAG_THRESHOLD) return;
      // From here on it is a drag: the pointer may leave the plan, and no link is followed.
      event.currentTarget.setPointerCapture(event.pointerId);
      const shift = { x: (before.x - at.x) / scale(), y: (before.y - at.y) / scale() };
      if (!other) return move(shift.x, shift.y);
      const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      move(shift.x / 2, shift.y / 2);
      if (distance(before) > 0)
        zoom(
          distance(at) / distance(before),
          pointAt({ clientX: (at.x + other.x) / 2, clientY: (at.y + other.y) / 2 }),
        );
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    // A booth is a link, which the browser would drag as a URL.
    onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (slipped.current < DRAG_THRESHOLD) return;
      slipped.current = 0;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Moves the view by pointer, pinch, wheel and keys. */
export function usePlanView(view: View) {
  const box = useSeenBox(view);
  const measures = useMeasures(box);
  useWheel(box, measures);
  const pointerHandlers = usePointers(box, measures);
  const { refs, seen, show, zoom, move } = box;
  const nearer = () => zoom(STEP);
  const farther = () => zoom(1 / STEP);
  const showWhole = () => show(view.whole);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.metaKey || event.ctrlKey || event.altKey) return;
    const { width, height } = seen.current;
    const actions: Record<string, () => void> = {
      ArrowLeft: () => move(-width * KEY_MOVE, 0),
      ArrowRight: () => move(width * KEY_MOVE, 0),
      ArrowUp: () => move(0, -height * KEY_MOVE),
      ArrowDown: () => move(0, height * KEY_MOVE),
      '+': nearer,
      '=': nearer,
      '-': farther,
      '0': showWhole,
    };
    const act = actions[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  };
  return { refs, handlers: { ...pointerHandlers, onKeyDown }, nearer, farther, showWhole };
}

/** Places the note at the right of its booth, or at the left without space; on a narrow stage CSS places it. */
function placeNote(
  note: HTMLElement,
  anchor: Box,
  corner: Point,
  scale: number,
  stage: { width: number; height: number },
) {
  if (stage.width < NARROW) {
    note.style.transform = '';
    delete note.dataset.side;
    return;
  }
  const { offsetWidth: width, offsetHeight: height } = note;
  const right = (anchor.x + anchor.width - corner.x) * scale + 16;
  const left = (anchor.x - corner.x) * scale - 16 - width;
  const isRight = right + width < stage.width - 8 || left < 8;
  const top = (anchor.y + anchor.height / 2 - corner.y) * scale - 56;
  const x = Math.round(isRight ? right : left);
  const y = Math.round(Math.min(Math.max(top, 84), Math.max(84, stage.height - height - 16)));
  note.dataset.side = isRight ? 'right' : 'left';
  note.style.transform = `translate(${x}px, ${y}px)`;
}
