import { isObject } from '../json';
import { caseShapeProblems } from '../check/shape';
import type { FormValues } from '../types';
import { serialiseCases, type CaseFile, type FormCase } from './cases';
import { STATES } from './outcome';

/** The file in a text, or null if the text is no case file. */
function readCases(text: string): CaseFile | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && caseShapeProblems(value).length === 0 ? (value as unknown as CaseFile) : null;
  } catch {
    return null;
  }
}

/**
 * A case file with other names of fields: in answers, in what is sent, and in the places of states and errors.
 * @param names New names by old ones. Fields within objects and rows keep theirs, as in a migration.
 * @returns The text itself if no field is renamed, or if it is no case file
 */
export function renameInCases(text: string, names: ReadonlyMap<string, string>): string {
  const file = names.size > 0 ? readCases(text) : null;
  if (!file) return text;
  const nameOf = (name: string) => names.get(name) ?? name;
  const rename = (values: FormValues): FormValues =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [nameOf(name), value]));
  /** `address.city` or `/address/city` */
  const placeIn = (place: string): string => place.replace(/[^./]+/, nameOf);
  const cases = file.cases.map((formCase): FormCase => ({
    ...formCase,
    ...(formCase.values && { values: rename(formCase.values) }),
    ...(formCase.submission && { submission: rename(formCase.submission) }),
    ...(formCase.errors && {
      errors: formCase.errors.map((error) => ({ ...error, pointer: placeIn(error.pointer) })),
    }),
    ...Object.fromEntries(
      STATES.flatMap((state) => {
        const places = formCase[state];
        return places ? [[state, places.map(placeIn)]] : [];
      }),
    ),
  }));
  return serialiseCases({ base: rename(file.base), cases });
}
