/** A code keeps its meaning across versions. */
import { inAll, field, form, toJson } from '../check/check.fixture';
import { checkSource } from '../check/checkSource';
import type { FormDefinition } from '../types';

describe('code with another meaning in an earlier version', () => {
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
  const toJsonVersion = (number: number, ...labels: string[]) => toJson(version(number, ...labels));
  const codesOf = (text: string, ...earlier: FormDefinition[]) =>
    checkSource(text, { earlier }).problems.map(({ code, message }) => `${code} ${message}`);

  it('is reported with its old meaning, however long ago', () => {
    expect(
      codesOf(toJsonVersion(4, 'Sales', 'Mould making'), version(2, 'Sales', 'Purchasing'), version(3, 'Sales')),
    ).toEqual(['codeReused In version 2 the code "2" of "a" was "Purchasing".']);
  });
  it('may have a better label', () => {
    expect(codesOf(toJsonVersion(3, 'Sales department', 'Purchase'), version(2, 'Sales dept.', 'Purchasing'))).toEqual(
      [],
    );
  });
  it('is accepted where the specification changed it', () => {
    expect(codesOf(toJsonVersion(2, 'Sales'), version(1, 'Mould making'))).toEqual([]);
  });
});
