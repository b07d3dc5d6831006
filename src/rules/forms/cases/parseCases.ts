/** Reads the text of a case file, with problems by line like those of a form. */
import { pointerPart } from '../json';
import { plainDate } from '../../validators/calendarDays';
import { didYouMean } from '../check/didYouMean';
import { problem, sortByPosition, type FormProblem, type LocatedProblem } from '../check/problem';
import { caseShapeProblems } from '../check/shape';
import { diagnosticMessage } from '../diagnostics/diagnosticMessage';
import { listFields } from '../fields';
import { parseFormSource } from '../source';
import { treeOf } from '../tree';
import type { FormDefinition, FormValues } from '../types';
import type { CaseFile, FormCase } from './cases';
import { nodeOfPlace, STATES } from './outcome';

export interface CaseCheckResult {
  file?: CaseFile;
  problems: LocatedProblem[];
}

class CaseCheck {
  private readonly names: readonly string[];
  private readonly places: readonly string[];

  constructor(private readonly form: FormDefinition) {
    this.names = listFields(form).map(({ name }) => name);
    this.places = treeOf(form).nodes.map(({ name }) => name);
  }

  private unknown(pointer: string, name: string, known: readonly string[], atKey = false): FormProblem {
    const hint = didYouMean(name, known);
    return problem('unknownField', pointer, diagnosticMessage('unknownField', { name }), { atKey, hint });
  }

  values(values: FormValues | undefined, pointer: string): FormProblem[] {
    return Object.keys(values ?? {})
      .filter((name) => !this.names.includes(name))
      .map((name) => this.unknown(pointer + pointerPart(name), name, this.names, true));
  }

  /** Problems of one case. */
  of(formCase: FormCase, pointer: string): FormProblem[] {
    const { values, submission, errors = [], today } = formCase;
    return [
      ...this.values(values, `${pointer}/values`),
      ...this.values(submission, `${pointer}/submission`),
      ...(today === undefined || plainDate(today)
        ? []
        : [problem('value', `${pointer}/today`, diagnosticMessage('caseDate'))]),
      ...STATES.flatMap((state) =>
        (formCase[state] ?? []).flatMap((place, index) =>
          nodeOfPlace(this.form, place) ? [] : [this.unknown(`${pointer}/${state}/${index}`, place, this.places)],
        ),
      ),
      ...errors.flatMap(({ pointer: place }, index) => {
        const [name = ''] = place.split('/').slice(1);
        return this.names.includes(name) ? [] : [this.unknown(`${pointer}/errors/${index}/pointer`, name, this.names)];
      }),
    ];
  }
}

/** Checks the text of a case file against its form. */
export function parseCases(text: string, form: FormDefinition): CaseCheckResult {
  const source = parseFormSource(text);
  if (source.value === undefined) return { problems: source.problems };
  const shape = caseShapeProblems(source.value);
  if (shape.length > 0) return { problems: sortByPosition([...source.problems, ...shape.map(source.locate)]) };
  const { base, cases } = source.value as CaseFile;
  const check = new CaseCheck(form);
  const seen = new Set<string>();
  const found = [
    ...check.values(base, '/base'),
    ...cases.flatMap((formCase, index) => {
      const { name } = formCase;
      const isTwice = seen.has(name);
      seen.add(name);
      return [
        ...(isTwice
          ? [problem('nameTwice', `/cases/${index}/name`, diagnosticMessage('caseNameTwice', { name }))]
          : []),
        ...check.of(formCase, `/cases/${index}`),
      ];
    }),
  ];
  const problems = sortByPosition([...source.problems, ...found.map(source.locate)]);
  return problems.length > 0 ? { problems } : { file: { base, cases }, problems };
}
