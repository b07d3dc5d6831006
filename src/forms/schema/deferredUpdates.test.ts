/** A dependent field appears after the input is painted, and always before a submission. */
import { createForm, type Field } from '@formily/core';
import { afterPaintUpdates } from './deferredUpdates';

function form() {
  const frames: (() => void)[] = [];
  const updates = afterPaintUpdates({ afterPaint: (run) => void frames.push(run) });
  const formilyForm = createForm();
  const field = (name: string): Field => formilyForm.createField({ name });
  const paint = () => frames.splice(0).forEach((run) => run());
  return { updates, field, paint, frames };
}

it('applies visibility at once before the first paint', () => {
  const { updates, field, frames } = form();
  const other = field('other');
  updates.run(other, () => other.setDisplay('none'));
  expect(other.visible).toBe(false);
  expect(frames).toEqual([]);
});

it('batches later changes into one frame, with their final values', () => {
  const { updates, field, paint, frames } = form();
  const [one, other] = [field('one'), field('other')];
  one.onMount();
  other.onMount();
  updates.run(one, () => one.setDisplay('none'));
  updates.run(other, () => other.setDisplay('none'));
  updates.run(other, () => other.setDisplay('visible'));
  expect([one.visible, other.visible, frames.length]).toEqual([true, true, 1]);
  paint();
  expect([one.visible, other.visible]).toEqual([false, true]);
  updates.run(other, () => other.setDisplay('none'));
  expect(frames).toHaveLength(1);
});

it('flush applies pending changes at once, and the frame then changes nothing', () => {
  const { updates, field, paint } = form();
  const one = field('one');
  one.onMount();
  updates.run(one, () => one.setDisplay('none'));
  updates.flush();
  expect(one.visible).toBe(false);
  one.visible = true;
  paint();
  expect(one.visible).toBe(true);
});
