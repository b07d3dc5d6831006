import { toViewBox, centreOf, type Box, type Point } from '@/rules/walking/geometry';
import {
  useCallback,
  useEffect,
  useRef,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { intersection, panBox, placeNote, scaleOf, zoomBox } from './box';

/** A pointer may move this many pixels and still click. */
const DRAG_THRESHOLD = 6;
const ZOOM_STEP = 1.35;
/** An arrow key moves the view by this fraction. */
const KEY_PAN_FRACTION = 0.15;
/** Minimum pixels per metre at which the numbers of large booths, and of all booths, are legible. */
const MIN_LABEL_SCALES = { hall: 4, booth: 11 };
/** On a narrower stage a booth is shown closer, and its note is below. */
const NARROW_STAGE_PX = 600;
const NARROW_ZOOM = 0.6;

interface View {
  /** The initial view. */
  target: Box;
  siteBounds: Box;
  /** The selected booth, where the note is placed. */
  anchor: Box | null;
  /** The walking route to it, which the note should not cover. */
  route: readonly Point[];
}

/** The visible box. The SVG is changed directly, so that nothing of the plan renders again. */
function useVisibleBox({ target, siteBounds, anchor, route }: View) {
  const stage = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const percent = useRef<HTMLOutputElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const visibleBox = useRef(target);

  const show = useCallback(
    (box: Box) => {
      visibleBox.current = box;
      const size = svg.current?.getBoundingClientRect();
      // A stage without layout or height cannot be shown; the next resize will.
      if (!svg.current || !stage.current || !size?.width || !size.height) return;
      const scale = scaleOf(box, size);
      svg.current.setAttribute('viewBox', toViewBox(box));
      stage.current.dataset.level =
        scale < MIN_LABEL_SCALES.hall ? 'site' : scale < MIN_LABEL_SCALES.booth ? 'hall' : 'booth';
      const middle = centreOf(box);
      const visibleSize = { width: size.width / scale, height: size.height / scale };
      const corner = { x: middle.x - visibleSize.width / 2, y: middle.y - visibleSize.height / 2 };
      for (const [name, value] of Object.entries(intersection({ ...corner, ...visibleSize }, siteBounds)))
        frame.current?.setAttribute(name, value.toFixed(1));
      if (percent.current)
        percent.current.textContent = `${Math.round((100 * scale * siteBounds.width) / size.width)}%`;
      if (note.current && anchor) moveNote(note.current, { anchor, route, corner, scale, stage: size });
    },
    [siteBounds, anchor, route],
  );
  const showInitialView = useCallback(() => {
    const width = svg.current?.getBoundingClientRect().width ?? 0;
    show(anchor && width < NARROW_STAGE_PX ? zoomBox(target, 1 / NARROW_ZOOM, centreOf(anchor), siteBounds) : target);
  }, [show, target, anchor, siteBounds]);
  useEffect(showInitialView, [showInitialView]);
  const zoom = useCallback(
    (factor: number, fixedPoint: Point = centreOf(visibleBox.current)) =>
      show(zoomBox(visibleBox.current, factor, fixedPoint, siteBounds)),
    [show, siteBounds],
  );
  const panBy = (x: number, y: number) => show(panBox(visibleBox.current, x, y, siteBounds));
  return { refs: { stage, svg, frame, percent, note }, visibleBox, show, zoom, panBy };
}

type VisibleBox = ReturnType<typeof useVisibleBox>;

/** Conversions between pixels and metres at the current view. */
function useMeasures({ refs: { svg }, visibleBox }: VisibleBox) {
  const scale = () => scaleOf(visibleBox.current, svg.current?.getBoundingClientRect() ?? { width: 1, height: 1 });
  const pointAt = useCallback(
    (at: { clientX: number; clientY: number }): Point => {
      const size = svg.current?.getBoundingClientRect();
      const middle = centreOf(visibleBox.current);
      if (!size) return middle;
      const pixelsPerMetre = scaleOf(visibleBox.current, size);
      return {
        x: middle.x + (at.clientX - size.left - size.width / 2) / pixelsPerMetre,
        y: middle.y + (at.clientY - size.top - size.height / 2) / pixelsPerMetre,
      };
    },
    [svg, visibleBox],
  );
  return { scale, pointAt };
}

type Measures = ReturnType<typeof useMeasures>;

/** The wheel zooms; a resized window shows the same box. */
function useWheel({ refs: { stage }, visibleBox, show, zoom }: VisibleBox, { pointAt }: Measures) {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const before = visibleBox.current.width;
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), pointAt(event));
      // At the zoom limits the page scrolls instead.
      if (Math.abs(visibleBox.current.width - before) > 0.01) event.preventDefault();
    };
    // React's own wheel handlers are passive.
    element.addEventListener('wheel', onWheel, { passive: false });
    const onResize = () => show(visibleBox.current);
    window.addEventListener('resize', onResize);
    return () => {
      element.removeEventListener('wheel', onWheel);
      window.removeEventListener('resize', onResize);
    };
  }, [stage, visibleBox, show, zoom, pointAt]);
}

/** One pointer moves the view, two also zoom it; a click hardly moves. */
function usePointers({ panBy, zoom }: VisibleBox, { scale, pointAt }: Measures) {
  const pointers = useRef(new Map<number, Point>());
  const draggedPx = useRef(0);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) draggedPx.current = 0;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const point = { x: event.clientX, y: event.clientY };
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, point);
      draggedPx.current += Math.abs(point.x - before.x) + Math.abs(point.y - before.y);
      if (draggedPx.current < DRAG_THRESHOLD) return;
      // From here on it is a drag: the pointer may leave the plan, and no link is followed.
      event.currentTarget.setPointerCapture(event.pointerId);
      const shift = { x: (before.x - point.x) / scale(), y: (before.y - point.y) / scale() };
      if (!other) return panBy(shift.x, shift.y);
      const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      panBy(shift.x / 2, shift.y / 2);
      if (distance(before) > 0)
        zoom(
          distance(point) / distance(before),
          pointAt({ clientX: (point.x + other.x) / 2, clientY: (point.y + other.y) / 2 }),
        );
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId),
    // A booth is a link, which the browser would drag as a URL.
    onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (draggedPx.current < DRAG_THRESHOLD) return;
      draggedPx.current = 0;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Moves the view by pointer, pinch, wheel and keys. */
export function usePlanView(view: View) {
  const box = useVisibleBox(view);
  const measures = useMeasures(box);
  useWheel(box, measures);
  const pointerHandlers = usePointers(box, measures);
  const { refs, visibleBox, show, zoom, panBy } = box;
  const zoomIn = () => zoom(ZOOM_STEP);
  const zoomOut = () => zoom(1 / ZOOM_STEP);
  const showWhole = () => show(view.siteBounds);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.metaKey || event.ctrlKey || event.altKey) return;
    const { width, height } = visibleBox.current;
    const actions: Record<string, () => void> = {
      ArrowLeft: () => panBy(-width * KEY_PAN_FRACTION, 0),
      ArrowRight: () => panBy(width * KEY_PAN_FRACTION, 0),
      ArrowUp: () => panBy(0, -height * KEY_PAN_FRACTION),
      ArrowDown: () => panBy(0, height * KEY_PAN_FRACTION),
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      '0': showWhole,
    };
    const act = actions[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  };
  return { refs, handlers: { ...pointerHandlers, onKeyDown }, zoomIn, zoomOut, showWhole };
}

interface NotePlacement {
  anchor: Box;
  route: readonly Point[];
  corner: Point;
  scale: number;
  stage: { width: number; height: number };
}

/** Moves the note next to its booth; on a narrow stage CSS places it. */
function moveNote(note: HTMLElement, { anchor, route, corner, scale, stage }: NotePlacement) {
  if (stage.width < NARROW_STAGE_PX) {
    note.style.transform = '';
    delete note.dataset.side;
    return;
  }
  const toPixels = ({ x, y }: Point) => ({ x: (x - corner.x) * scale, y: (y - corner.y) * scale });
  const booth = { ...toPixels(anchor), width: anchor.width * scale, height: anchor.height * scale };
  const size = { width: note.offsetWidth, height: note.offsetHeight };
  const { side, x, y } = placeNote(size, { booth, stage, route: route.map(toPixels) });
  note.dataset.side = side;
  note.style.transform = `translate(${x}px, ${y}px)`;
  // The tip points at the booth as far as the note reaches.
  const tip = Math.min(Math.max(booth.y + booth.height / 2 - y - 8, 8), size.height - 24);
  note.style.setProperty('--tip', `${Math.round(tip)}px`);
}
