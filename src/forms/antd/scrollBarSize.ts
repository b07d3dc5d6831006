/**
 * Replaces `rc-util/es/getScrollBarSize` (webpack/rules.mjs): the package's own adds a style element without the
 * page's nonce, which the browser blocks and reports. Our pages don't style scroll bars, so it measures the same.
 */
interface ScrollBarSize {
  width: number;
  height: number;
}

function measure(): ScrollBarSize {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'absolute', width: '100px', height: '100px', overflow: 'scroll' });
  document.body.append(box);
  const size = { width: box.offsetWidth - box.clientWidth, height: box.offsetHeight - box.clientHeight };
  box.remove();
  return size;
}

let cached: ScrollBarSize | undefined;

export default function getScrollBarSize(isFresh?: boolean): number {
  if (typeof document === 'undefined') return 0;
  if (isFresh === true || !cached) cached = measure();
  return cached.width;
}

export const getTargetScrollBarSize = (target?: HTMLElement): ScrollBarSize =>
  typeof document === 'undefined' || !target ? { width: 0, height: 0 } : measure();
