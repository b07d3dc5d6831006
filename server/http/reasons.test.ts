import { statusOf } from './reasons';
import * as areas from './reasons.fixture';

test('no reason is declared in two areas', () => {
  const declared = Object.values(areas).flatMap((area) => Object.keys(area));
  expect(declared.sort()).toEqual(Object.keys(statusOf).sort());
});
