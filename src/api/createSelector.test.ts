import { createSelector, rememberLast } from './createSelector';

describe('rememberLast', () => {
  /** Makes a list of what it was given, and counts how often. */
  function counted(options?: Parameters<typeof rememberLast>[1]) {
    let times = 0;
    const make = rememberLast((...given: unknown[]) => ((times += 1), given), options);
    return { make, times: () => times };
  }

  it('gives the same object for the same arguments, and makes it once', () => {
    const { make, times } = counted();
    const state = {};
    expect(make(state, 1)).toBe(make(state, 1));
    expect(times()).toBe(1);
  });

  it.each([
    ['another object', [{}, 1]],
    ['another value', ['state', 2]],
    ['more of them', ['state', 1, undefined]],
    ['fewer', ['state']],
  ])('makes it anew for %s', (_what, given) => {
    const { make, times } = counted();
    make('state', 1);
    expect(make(...given)).toEqual(given);
    expect(times()).toBe(2);
  });

  it('knows the last arguments and none before them', () => {
    const { make, times } = counted();
    for (const given of [1, 2, 1]) make(given);
    expect(times()).toBe(3);
  });

  it('takes what is not a number for itself', () => {
    const { make, times } = counted();
    make(NaN);
    make(NaN);
    expect(times()).toBe(1);
  });

  it('gives the object of before when what was made anew equals it', () => {
    const sameLength = (before: unknown, now: unknown) => (before as []).length === (now as []).length;
    const { make } = counted({ resultEqualityCheck: sameLength });
    const first = make('a');
    expect(make('b')).toBe(first);
    expect(make('b', 'c')).toEqual(['b', 'c']);
  });

  it('remembers nothing of a call that failed', () => {
    let fails = true;
    const make = rememberLast((given: number) => {
      if (fails) throw new Error('not yet');
      return given;
    });
    expect(() => make(1)).toThrow('not yet');
    fails = false;
    expect(make(1)).toBe(1);
  });
});

it('selects anew only when what it is made of is another object', () => {
  const namesOf = createSelector([(state: { records: string[]; other: number }) => state.records], (records) =>
    records.map((record) => record.toUpperCase()),
  );
  const records = ['a', 'b'];
  const names = namesOf({ records, other: 1 });
  expect(names).toEqual(['A', 'B']);
  expect(namesOf({ records, other: 2 })).toBe(names);
  expect(namesOf({ records: ['c'], other: 2 })).toEqual(['C']);
});
