/** The ids in requests of the contract, and requests with unknown ids. */
import type { OperationId } from '../../server/http/contract';
import { operationOf, follow, parametersOf } from './contract';

interface Schema {
  $ref?: string;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
}

export const UNKNOWN_ID = '01HZX3K8Q4N6T2V9B7M5C1D0ZZ';

/** A well-formed value of each id schema that refers to nothing. */
const unknown: Record<string, string> = {
  Id: UNKNOWN_ID,
  TypeId: 'no-such-type',
  FormId: 'no-such-form',
  RegionId: '990000',
  HallNumber: '99',
  InvitationCode: 'no-such-invitation',
  RedeemCode: 'NOSUCHCODE',
  RegistrationNumber: 'V27-0000-0000',
  LinkToken: 'x'.repeat(43),
};
const SHORT_TOKEN = 'x'.repeat(22);

interface Field {
  location: string;
  name: string;
  isRequired: boolean;
  schema: Schema;
  example: unknown;
}

function unknownOf({ schema, name }: Field): unknown {
  const value = unknown[(schema.items ?? schema).$ref?.replace(/^.*\//, '') ?? ''];
  if (value === undefined) return name === 'token' ? SHORT_TOKEN : undefined;
  return schema.items ? [value] : value;
}

function fieldsOf(id: OperationId): Field[] {
  const { requestBody } = operationOf(id);
  const content = requestBody && Object.values(follow(requestBody).content)[0];
  const body = follow(content?.schema ?? {}) as Schema;
  const example = (content?.example ?? {}) as Record<string, unknown>;
  return [
    ...parametersOf(id)
      .filter((one) => one.in !== 'header')
      .map((one) => ({
        location: `${one.in}/${one.name}`,
        name: one.name,
        isRequired: one.required ?? false,
        schema: (one as { schema?: Schema }).schema ?? {},
        example: one.example,
      })),
    ...Object.entries(body.properties ?? {}).map(([name, schema]) => ({
      location: `body/${name}`,
      name,
      isRequired: body.required?.includes(name) ?? false,
      schema,
      example: example[name],
    })),
  ];
}

/** The locations of record ids in an operation's request. */
export const parentsOf = (id: OperationId): string[] =>
  fieldsOf(id).flatMap((field) => (unknownOf(field) === undefined ? [] : [field.location]));

interface Request {
  path: Record<string, string>;
  query: Record<string, string>;
  body?: Record<string, unknown>;
}

/** A request with the contract's examples of required values, the values of `known`, and an unknown id at `place`. */
export function requestOf(id: OperationId, overrides: Record<string, unknown>, location?: string): Request {
  const request = { path: {}, query: {}, body: {} } as Required<Request>;
  for (const field of fieldsOf(id)) {
    const part = field.location.split('/')[0] as keyof Request;
    const value =
      field.location === location
        ? unknownOf(field)
        : (overrides[field.name] ?? (field.isRequired ? field.example : undefined));
    if (value !== undefined) Object.assign(request[part], { [field.name]: part === 'body' ? value : String(value) });
  }
  return operationOf(id).requestBody ? request : { path: request.path, query: request.query };
}
