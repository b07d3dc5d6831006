/** `npm run forms -- check`: holds the form files against the meta-schema, their own sense, and the contract's bodies. */
import { resolve } from 'node:path';
import { listFields } from '../../src/rules/forms/fields';
import { loadForms, type FileProblem, type LoadedForm } from '../forms/loadForms';
import { contractDocument as contract } from '../http/contract';

/** The request body whose core properties a form fills. */
const bodies: Record<string, string> = { 'visitor-en': 'VisitorEnInsert', 'meeting-enrol': 'MeetingEnrol' };

/** What a body has beside core properties. */
const beside = new Set(['formId', 'formVersion', 'answers', 'source', 'id', 'meetingId']);

interface BodySchema {
  properties: Record<string, unknown>;
  required: string[];
}

/** Says where a form's core fields and the request body of its call differ. */
export function checkAgainstContract({ file, definition }: LoadedForm): FileProblem[] {
  const name = bodies[definition.formId];
  const body = name && (contract.components.schemas as unknown as Record<string, BodySchema>)[name];
  if (!body) return [];
  const core = listFields(definition).filter(({ schema }) => schema['x-core']);
  const names = new Set(core.map((field) => field.name));
  const properties = Object.keys(body.properties).filter((property) => !beside.has(property));
  return [
    ...core
      .filter((field) => !properties.includes(field.name))
      .map(({ pointer, name: field }) => ({
        file,
        pointer,
        message: `"${field}" is no core property of ${name}: it has ${properties.join(', ')}.`,
      })),
    ...body.required
      .filter((property) => !beside.has(property) && !names.has(property))
      .map((property) => ({
        file,
        pointer: '/schema/properties',
        message: `${name} needs "${property}", which this form does not ask.`,
      })),
  ];
}

export async function formsCommand([verb, ...rest]: string[]): Promise<void> {
  if (verb !== 'check' || rest.length > 0) {
    console.error('Usage: npm run forms -- check');
    process.exitCode = 2;
    return;
  }
  const { forms, problems } = await loadForms(resolve('public/forms'));
  const all = [...problems, ...forms.flatMap(checkAgainstContract)];
  for (const { file, pointer, message } of all)
    console.error(`public/forms/${file}${pointer ? ` ${pointer}` : ''}: ${message}`);
  if (all.length > 0) process.exitCode = 1;
  else console.log(`The forms are right: ${forms.map(({ file }) => file.replace('.json', '')).join(', ')}.`);
}
