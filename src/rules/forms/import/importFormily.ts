/**
 * Takes over a schema of Formily: what has an equivalent is replaced, what the check refuses is left out, and both are
 * listed with the reason.
 */
import { isObject, parsePointer, pointerPart, valueAt } from '../json';
import type { LocalizedMessage } from '../../localizedMessage';
import { checkForm } from '../check/check';
import { isError, type FormProblem } from '../check/problem';
import { shapeProblems } from '../check/shape';
import { diagnosticMessage } from '../diagnostics/diagnosticMessage';
import { parseForm } from '../parseForm';
import type { FormDefinition } from '../types';
import { upgradeForm } from '../upgrade';
import { nameOf, substitute, type JsonObject } from './substitutions';

interface ImportNote {
  /** `replaced`: the meaning stays. `refused`: it was left out. */
  kind: 'replaced' | 'refused';
  /** JSON pointer into the schema of Formily. */
  pointer: string;
  message: LocalizedMessage;
  hint?: LocalizedMessage;
}

export interface ImportResult {
  /** A draft without errors; null if nothing could be imported. */
  form: FormDefinition | null;
  notes: ImportNote[];
}

class Import {
  readonly notes: ImportNote[] = [];

  node(node: unknown, pointer: string): unknown {
    if (!isObject(node)) return node;
    const replaced = substitute(node, (message) => this.notes.push({ kind: 'replaced', pointer, message }));
    if (isObject(node['properties'])) replaced['properties'] = this.properties(node['properties'], pointer);
    const { items } = replaced;
    // Formily allows a list of schemas; the entries of a form have one.
    if (items !== undefined)
      replaced['items'] = this.node(Array.isArray(items) ? (items[0] as unknown) : items, `${pointer}/items`);
    return replaced;
  }

  properties(properties: JsonObject, pointer: string): JsonObject {
    return Object.fromEntries(
      Object.entries(properties).map(([name, node]) => {
        const at = `${pointer}/properties${pointerPart(name)}`;
        const newName = nameOf(name);
        if (newName !== name)
          this.notes.push({
            kind: 'replaced',
            pointer: at,
            message: diagnosticMessage('importName', { name: newName }),
          });
        const { name: _name, ...rest } = isObject(node) ? node : {};
        return [newName, this.node(rest, at)];
      }),
    );
  }
}

/** Removes what is at a pointer; the member of an array is cut out. */
function removeAt(root: unknown, pointer: string): boolean {
  const parts = parsePointer(pointer);
  const last = parts.pop();
  const parent = valueAt(root, parts);
  if (last === undefined || typeof parent !== 'object' || parent === null || !(last in parent)) return false;
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete (parent as Record<string, unknown>)[last];
  return true;
}

/** What to remove so that a problem is gone: the smallest part that the form can do without. */
const removable = ({ pointer }: FormProblem): string =>
  // A reaction without its condition or outcome would mean something else.
  /^(.*\/x-reactions\/\d+)\//.exec(pointer)?.[1] ??
  /^(.*\/x-validator(?:\/\d+)?)(?:\/|$)/.exec(pointer)?.[1] ??
  pointer;

const problemsOf = (form: unknown): FormProblem[] => {
  const shape = shapeProblems(form);
  return (shape.length > 0 ? shape : checkForm(parseForm(form))).filter(isError);
};

/** A field that lost its component or options becomes a line of text; a group keeps its fields. */
function repair(node: unknown, { code }: FormProblem): boolean {
  if (!isObject(node)) return false;
  if (code === 'missing' && node['x-component'] !== 'Input' && node['type'] !== 'void') {
    Object.assign(node, { type: 'string', 'x-component': 'Input' });
    delete node['x-component-props'];
    delete node['enum'];
    return true;
  }
  return false;
}

/** More rounds than problems that hide each other. */
const MAX_ROUNDS = 50;

/** @param schema The parsed JSON: a schema, or an object with `schema` as Formily's designer exports it */
export function importFormily(
  schema: unknown,
  { formId, version, title }: Pick<FormDefinition, 'formId' | 'version' | 'title'>,
): ImportResult {
  const source = isObject(schema) && isObject(schema['schema']) ? schema['schema'] : schema;
  const run = new Import();
  if (!isObject(source) || !isObject(source['properties']))
    return { form: null, notes: [{ kind: 'refused', pointer: '', message: diagnosticMessage('importNothing') }] };
  const properties = run.properties(source['properties'], '/schema');
  const form = upgradeForm(
    structuredClone({
      $schema: '../meta.schema.json',
      formId,
      version,
      title,
      schema: { type: 'object', properties },
    }),
  );
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [first] = problemsOf(form);
    if (!first) return { form: parseForm(form), notes: run.notes };
    const { message, hint } = first.texts;
    const note = { pointer: first.pointer, message, ...(hint && { hint }) };
    if (repair(valueAt(form, parsePointer(first.pointer)), first)) {
      run.notes.push({ kind: 'replaced', ...note });
      continue;
    }
    run.notes.push({ kind: 'refused', ...note });
    if (!removeAt(form, removable(first))) break;
  }
  return { form: null, notes: run.notes };
}
