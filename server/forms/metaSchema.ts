import Ajv2020, { type ErrorObject } from 'ajv/dist/2020';
import type { FormProblem } from '../../src/rules/forms/check';

const sentence = ({ keyword, params, message }: ErrorObject): string => {
  if (keyword === 'additionalProperties') return `"${String(params['additionalProperty'])}" is not known here.`;
  if (keyword === 'required') return `"${String(params['missingProperty'])}" is missing.`;
  if (keyword === 'enum') return `Must be one of: ${(params['allowedValues'] as unknown[]).join(', ')}.`;
  if (keyword === 'const') return `Must be ${JSON.stringify(params['allowedValue'])}.`;
  if (keyword === 'propertyNames') return `The name "${String(params['propertyName'])}" is not allowed.`;
  return `${message ?? 'is wrong'}.`.replace(/^./, (letter) => letter.toUpperCase());
};

/** A checker for form files: what the meta-schema says of one, in sentences with a place. */
export function compileMetaSchema(schema: object): (form: unknown) => FormProblem[] {
  const validate = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false }).compile(
    schema,
  );
  return (form) => {
    if (validate(form)) return [];
    // `if` repeats what its branch has said already.
    return (validate.errors ?? [])
      .filter(({ keyword }) => keyword !== 'if')
      .map((error) => ({ pointer: error.instancePath, message: sentence(error) }));
  };
}
