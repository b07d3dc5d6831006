/** A code has another meaning in the older questionnaire: each answer is read by its own version. */
import { readFileSync } from 'node:fs';
import { answerTo, columnsOf, readAnswers } from './storedAnswers';
import { parseForm } from './parseForm';
import { inEnglish } from './text';

const form = (file: string) => parseForm(JSON.parse(readFileSync(`public/forms/${file}.json`, 'utf8')));
const older = form('questionnaire-en/1');
const newer = form('questionnaire-en/2');
const labels = (version: typeof older, values: object, name: string) => {
  const answer = answerTo(readAnswers(version, values as Record<string, unknown>), name);
  return answer.state === 'answered' ? answer.labels.map(inEnglish) : answer.state;
};
const labelIn = (version: typeof older, name: string, code: string) => {
  const field = version.schema.properties[name];
  const option = field && field.type !== 'void' ? field.enum?.find(({ value }) => value === code) : undefined;
  return option && inEnglish(option.label);
};

describe('answer of the older questionnaire', () => {
  it('keeps its meaning, although the newer version uses the code differently', () => {
    for (const code of ['1026', '1033']) {
      const [was, is] = [labelIn(older, 'business', code), labelIn(newer, 'business', code)];
      expect(was).not.toBe(is);
      expect(labels(older, { business: code }, 'business')).toEqual([was]);
      expect(labels(newer, { business: code }, 'business')).toEqual([is]);
    }
  });

  it('accepts only the codes of its own version', () => {
    const codes = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
    expect(labels(older, { products: codes(1008, 1019) }, 'products')).toHaveLength(12);
    expect(labels(newer, { products: codes(1008, 1024) }, 'products')).toHaveLength(17);
    expect(codes(1020, 1033).every((code) => labelIn(older, 'business', code))).toBe(true);
    expect(codes(1025, 1038).every((code) => labelIn(newer, 'business', code))).toBe(true);
    expect(labelIn(older, 'business', '1034')).toBeUndefined();
  });
});

describe('question', () => {
  const visitor = form('visitor-en/2');
  it('depending on a hidden condition counts as not shown, which differs from empty', () => {
    expect(labels(visitor, { jobTitle: 'ceo' }, 'jobTitleOther')).toBe('notAsked');
    expect(labels(visitor, { jobTitle: 'others' }, 'jobTitleOther')).toBe('empty');
    expect(labels(visitor, { jobTitle: 'ceo' }, 'website')).toBe('empty');
  });
  it('of a newer version counts as not shown in the older one', () => {
    expect(labels(visitor, { hallWish: 'x' }, 'hallWish')).toBe('notAsked');
  });
  it('has one column for all versions, with obsolete questions last', () => {
    const now = structuredClone(visitor);
    delete now.schema.properties['department'];
    now.version = 3;
    const names = columnsOf([visitor, now]).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names.at(-1)).toBe('department');
    expect(names).not.toContain('verificationCode');
  });
});
