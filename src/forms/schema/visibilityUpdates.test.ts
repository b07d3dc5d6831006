/** A dependent field appears one frame after the input, and always before a submission. */
import { createForm, type Field } from '@formily/core';
import { afterFrame } from './visibilityUpdates';

function form() {
  const frames: (() => void)[] = [];
  const showing = afterFrame({ afterFrame: (run) => void frames.push(run) });
  const live = createForm();
  const field = (name: string): Field => live.createField({ name });
  const paint = () => frames.splice(0).forEach((run) => run());
  return { showing, field, paint, frames };
}

it('applies visibility at once before the first paint', () => {
  const { showing, field, frames } = form();
  const other = field('other');
  showing.show(other, false);
  expect(other.visible).toBe(false);
  expect(frames).toEqual([]);
});

it('batches later changes into one frame, with their final values', () => {
  const { showing, field, paint, frames } = form();
  const [one, other] = [field('one'), field('other')];
  one.onMount();
  other.onMount();
  showing.show(one, false);
  showing.show(other, false);
  showing.show(other, true);
  expect([one.visible, other.visible, frames.length]).toEqual([true, true, 1]);
  paint();
  expect([one.visible, other.visible]).toEqual([false, true]);
  showing.show(other, false);
  expect(frames).toHaveLength(1);
});

it('flush applies pending changes at once, and the frame then changes nothing', () => {
  const { showing, field, paint } = form();
  const one = field('one');
  one.onMount();
  showing.show(one, false);
  showing.flush();
  expect(one.visible).toBe(false);
  one.visible = true;
  paint();
  expect(one.visible).toBe(true);
});
