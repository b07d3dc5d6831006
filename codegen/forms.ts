/**
 * Generates what the form rules need from the meta-schema and the contract: the core properties of each form's body,
 * and a validator of form files. The validator needs no `new Function`, so it runs under the site's content security
 * policy.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import standalone from 'ajv/dist/standalone';
import { header } from './client';
import type { ContractDocument } from './contract';
import { listOperations } from './operations';
import { formSchema } from './formMetaSchema';

/** The request body of each form. Other forms have answers only. */
const bodies: Record<string, string> = {
  'visitor-en': 'VisitorEnInsert',
  'visitor-zh': 'VisitorInsert',
  me: 'MeInsert',
  landing: 'LandingRegister',
  invitation: 'InvitationRegister',
  'booth-en': 'BoothReserveEn',
  'booth-zh': 'BoothReserve',
  'meeting-enrol': 'MeetingEnrol',
  'media-card': 'MediaCardApply',
  'visa-letter': 'VisaLetterApply',
  group: 'GroupUpdate',
  'group-member': 'GroupUserInput',
  counsel: 'CounselRequest',
  'advert-request': 'AdvertRequest',
  'download-contact': 'DownloadLogRequest',
  'walk-in': 'MeetingWalkIn',
};

/** Properties of bodies that are not properties of their forms. */
const NOT_IN_FORM = new Set([
  'id',
  'formId',
  'formVersion',
  'answers',
  'source',
  'meetingId',
  'exhibitorId',
  'exhibitId',
  'detailId',
  'downloadId',
  'redeemCode',
  'documentDisputed',
  'invitationCode',
  'landingType',
  'landingId',
]);

/** Annotations for editors. Within `properties` the same keys are names of properties, whose values are objects. */
const ANNOTATIONS = new Set(['$schema', 'title', 'description', 'examples', 'default', 'enumDescriptions']);

function withoutAnnotations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAnnotations);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, member]) => !ANNOTATIONS.has(key) || (typeof member === 'object' && !Array.isArray(member)),
  );
  return Object.fromEntries(entries.map(([key, member]) => [key, withoutAnnotations(member)]));
}

/** The names of the validators. */
const VALIDATORS = ['validateForm', 'validateMigration', 'validateCases'] as const;

/** The source of `src/rules/forms/generated/shape.gen.js`: JavaScript, as Ajv writes it. */
export async function generateShape(root: string): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    inlineRefs: false,
    // Errors then include the value and the schema, which their messages need.
    verbose: true,
    code: { source: true, esm: true, lines: true },
  });
  const read = async (name: string) => JSON.parse(await readFile(join(root, 'public/forms', name), 'utf8')) as unknown;
  const schemas = {
    validateForm: formSchema(),
    validateMigration: await read('migration.schema.json'),
    validateCases: await read('cases.schema.json'),
  };
  for (const name of VALIDATORS) ajv.addSchema(withoutAnnotations(schemas[name]) as object, name);
  const names = Object.fromEntries(VALIDATORS.map((name) => [name, name]));
  const code = standalone(ajv, names).replace('"use strict";', '');
  // The only runtime dependency on Ajv: the length of a text in characters.
  const bundled = code.replaceAll('require("ajv/dist/runtime/ucs2length").default', '(text) => [...text].length');
  if (bundled.includes('require(')) throw new Error('codegen/forms.ts: the validator requires a part of Ajv.');
  return header + bundled;
}

/** The types of the validators, in `shape.gen.d.ts`. */
export const generateShapeTypes = (): string => `${header}
import type { ErrorObject } from 'ajv';

interface Validate {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}
${VALIDATORS.map((name) => `export const ${name}: Validate;\n`).join('')}`;

interface BodySchema {
  properties: Record<string, Record<string, unknown>>;
  required?: string[];
}

const pick = ({ type, maxLength, minimum, maximum, enum: values }: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({ type, maxLength, minimum, maximum, enum: values }).filter(([, value]) => value !== undefined),
  );

/** The source of `src/rules/forms/generated/core.gen.ts`. */
export function generateCore(document: ContractDocument): string {
  const schemas = document.components?.schemas as unknown as Record<string, BodySchema & Record<string, unknown>>;
  const resolveRef = (schema: Record<string, unknown>): Record<string, unknown> => {
    const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
    return name ? (schemas[name] ?? {}) : schema;
  };
  const rows = Object.entries(bodies).map(([formId, body]) => {
    const schema = schemas[body];
    if (!schema) throw new Error(`codegen/forms.ts: the contract has no ${body}.`);
    const names = Object.keys(schema.properties).filter((name) => !NOT_IN_FORM.has(name));
    const properties = Object.fromEntries(names.map((name) => [name, pick(resolveRef(schema.properties[name] ?? {}))]));
    const required = (schema.required ?? []).filter((name) => !NOT_IN_FORM.has(name));
    return [formId, { body, answers: 'answers' in schema.properties, properties, required }];
  });
  const reasons = listOperations(document).flatMap((operation) => operation.reasons);
  return `${header}
/** The error reasons of operations. A form may have its own texts for them. */
export const reasons: readonly string[] = ${JSON.stringify([...new Set(reasons)].sort(), null, 1)};

/** Core properties of each form's body. */
export const coreOfForms = ${JSON.stringify(Object.fromEntries(rows), null, 1)};
`;
}
