/** A code keeps its meaning across versions. */
import { inAll, field, form, written } from './check/check.fixture';
import { checkSource } from './check/checkSource';
import type { FormDefinition } from './types';

describe('a code that had another meaning in an earlier version', () => {
  const version = (number: number, ...labels: string[]) =>
    form(
      {
        a: field({
          enum: labels.map((label, at) => ({ value: `${at + 1}`, label: inAll(label) })),
          'x-component': 'Select',
        }),
      },
      { version: number },
    );
  const next = (number: number, ...labels: string[]) => written(version(number, ...labels));
  const codesOf = (text: string, ...earlier: FormDefinition[]) =>
    checkSource(text, { earlier }).problems.map(({ code, message }) => `${code} ${message}`);

  it('is named with what it was, however long ago', () => {
    expect(codesOf(next(4, 'Sales', 'Mould making'), version(2, 'Sales', 'Purchasing'), version(3, 'Sales'))).toEqual([
      'codeReused In version 2 the code "2" of "a" was "Purchasing".',
    ]);
  });
  it('may be said better', () => {
    expect(codesOf(next(3, 'Sales department', 'Purchase'), version(2, 'Sales dept.', 'Purchasing'))).toEqual([]);
  });
  it('does not count where the specification itself did it', () => {
    expect(codesOf(next(2, 'Sales'), version(1, 'Mould making'))).toEqual([]);
  });
});
