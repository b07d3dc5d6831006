import fc from 'fast-check';
import { generatedForm, generatedValues } from '@/forms/generatedForms.fixture';
import { codes, field, form as sampleForm, select } from '../check/check.fixture';
import { isPassed, runCases, valuesOf, type CaseFile, type FormCase } from './cases';
import { mutateForm } from './mutants';
import { Noticing } from './notice';
import { outcomeOf } from './outcome';
import { proposeCases } from './proposeCases';
import { runMutants } from './runMutants';

it('a mutant that changes the verdict of a case is noticed, and cases of generated forms reach their goals', () => {
  fc.assert(
    fc.property(generatedForm, fc.array(generatedValues, { minLength: 3, maxLength: 3 }), (form, inputs) => {
      const proposal = proposeCases(form);
      expect(runCases(form, proposal.file).filter((result) => !isPassed(result))).toEqual([]);
      expect(proposal.untried).toEqual([]);
      expect(runMutants(form, proposal.file).survivors).toEqual([]);
      // Any other case notices what changes its verdict.
      const noticing = new Noticing(form);
      for (const values of inputs) {
        const { errors } = outcomeOf(form, values);
        const formCase: FormCase = { name: 'a', values, accepted: errors.length === 0, errors };
        const own: CaseFile = { base: {}, cases: [formCase] };
        for (const mutant of mutateForm(form).slice(0, 30)) {
          const isSame =
            JSON.stringify(outcomeOf(noticing.formOf(mutant), valuesOf(own, formCase)).errors) ===
            JSON.stringify(errors);
          expect(runCases(noticing.formOf(mutant), own).every(isPassed)).toBe(isSame);
        }
      }
    }),
    // `npm run proof` tries more.
    { numRuns: process.env.PARITY === 'proof' ? 30 : 2, seed: 7 },
  );
});

it('evil forms end within the limits', () => {
  const many = sampleForm(
    Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [
        `f${index}`,
        field({ 'x-visible': `{{ $values.f${(index + 7) % 25} == 'x' || $values.f${(index + 11) % 25} != 'y' }}` }),
      ]),
    ),
  );
  // A circle, which the check refuses, still ends.
  expect(proposeCases(many).file.cases.length).toBeGreaterThan(0);
  const broken = sampleForm({ a: field({ 'x-visible': '{{ ( }}' }) });
  expect(() => mutateForm(broken)).not.toThrow();
  const empty = sampleForm({});
  expect(proposeCases(empty)).toMatchObject({ goals: 0, file: { base: {}, cases: [] } });
  const long = sampleForm({
    a: field({ pattern: '^[a-z]{3,2000}$', maxLength: 2000, minLength: 1999 }),
    b: select(...Array.from({ length: 300 }, (_, index) => `c${index}`)),
  });
  expect(proposeCases(long).file.cases.length).toBeLessThan(30);
  expect(codes('a')).toHaveLength(1);
});
