/** Every operation handles generated inputs (see README.md). */
import { SERVICE_BASES } from '@/rules/http/serviceBases';
import fc from 'fast-check';
import { operationTable, type OperationId } from '../../server/http/contract';
import { implementedOperations } from '../../server/http/handlers';
import { checkResponse, checkFileBody, checkRequest } from '../../server/http/validation';
import { operationOf, follow, ids, parametersOf } from '../contract/contract';
import { makeChineseBody, registerConfirmed, newMobile } from '../support/factories';
import { enrolled, makeEnrolmentBody, meetingWith } from '../support/meetings';
import { buildTestApp, type TestApp, type TestVisitor } from '../support/testApp';
import { arbitraryOf, type Known, type Schema } from './arbitrary';
import { invalidChange, type Parts } from './invalidValues';
import { drainWrites, recordWrites } from '../support/writes';
import { trimPayload } from '../../src/rules/http/trimPayload';
import { newestOf } from '../support/newestOf.mjs';

const proof = process.env.PROPERTY === 'proof';
const RUNS = proof ? { broken: 200, accepted: 50 } : { broken: 8, accepted: 4 };
const seed = Number(process.env.PROPERTY_SEED ?? (proof ? Date.now() % 2 ** 31 : 27_2026));

const implementedIds = new Set<string>(implementedOperations());
const testedIds = ids.filter((id) => implementedIds.has(id));

let site: TestApp;
let guest: TestVisitor;
let staff: string;
let known: Known;

beforeAll(async () => {
  site = await buildTestApp();
  const meetingId = await meetingWith(site, 'impellers');
  const place = await enrolled(site, meetingId);
  guest = place.guest;
  // Codes to one number need a minute between them.
  site.clock.advance({ minutes: 2 });
  await guest.verifyMobile(place.mobile, 'registration');
  const inserted = (await guest.request('visitorInsert', { body: makeChineseBody(place.mobile) })).data as {
    registration: { id: string };
  };
  const english = await registerConfirmed(site.visitor());
  staff = (await site.app.services.staff.issue({ name: 'Door', meetings: [], days: 60 })).token;
  const { db } = site.database;
  const idsOf = async (table: 'exhibitor' | 'exhibit' | 'news_item' | 'meeting_theme') =>
    (await db.selectFrom(table).select('id').limit(3).execute()).map(({ id }) => id);
  known = {
    Id: [
      meetingId,
      place.enrolment.id,
      inserted.registration.id,
      english.id,
      ...(await idsOf('exhibitor')),
      ...(await idsOf('exhibit')),
      ...(await idsOf('news_item')),
      ...(await idsOf('meeting_theme')),
    ],
    meetingId: [meetingId],
    enrolmentId: [place.enrolment.id],
    registrationId: [inserted.registration.id],
    Mobile: [place.mobile, newMobile()],
    Email: [english.email, 'nobody@example.org'],
    formId: [
      makeEnrolmentBody('', '').formId,
      makeChineseBody('').formId,
      'visitor-en',
      'questionnaire-en',
      'questionnaire-zh',
    ],
    formVersion: ['visitor-en', 'visitor-zh', 'questionnaire-en', 'questionnaire-zh', 'meeting-enrol'].map(newestOf),
    privacyAgreed: [true],
    HallNumber: ['9', '12'],
    keyword: ['加工', 'spindle', '%', "'"],
  };
  // The write triggers are installed last, because the setup above is not part of the test.
  await recordWrites(db);
});
afterAll(() => site.close());

const schemaOfParameters = (id: OperationId, kind: string): Schema => {
  const all = parametersOf(id).filter((parameter) => parameter.in === kind) as unknown as {
    name: string;
    required?: boolean;
    schema: Schema;
  }[];
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(({ name, schema }) => [name, schema])),
    required: all.filter(({ required }) => required).map(({ name }) => name),
  };
};

const bodySchema = (id: OperationId): Schema | null => {
  const body = operationOf(id).requestBody;
  return body ? (Object.values(follow(body).content)[0]?.schema ?? null) : null;
};

const partsOf = (id: OperationId): fc.Arbitrary<Parts> => {
  const body = bodySchema(id);
  return fc.record({
    path: arbitraryOf(schemaOfParameters(id, 'path'), known),
    query: arbitraryOf(schemaOfParameters(id, 'query'), known),
    body: body ? arbitraryOf(body, known) : fc.constant(undefined),
  }) as fc.Arbitrary<Parts>;
};

/** As text for a URL or form, where lone surrogates are not allowed. */
const asText = (value: unknown): string => wellFormed(typeof value === 'string' ? value : JSON.stringify(value));
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/gu, '\ufffd');

/** A body in the operation's format: JSON, a form, or multipart with a file. */
function payloadOf(id: OperationId, body: unknown): { payload?: string; headers: Record<string, string> } {
  const { contentType } = operationTable[id];
  if (body === undefined || contentType === null) return { headers: {} };
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (contentType === 'application/json')
    return { payload: JSON.stringify(body), headers: { 'content-type': contentType } };
  if (contentType === 'application/x-www-form-urlencoded')
    return {
      payload: new URLSearchParams(fields.map(([name, value]) => [name, asText(value)])).toString(),
      headers: { 'content-type': contentType },
    };
  const schema = follow(bodySchema(id) ?? {});
  const parts = fields.map(([name, value]) => {
    const isFile = follow(schema.properties?.[name] ?? {}).format === 'binary';
    return `--x\r\ncontent-disposition: form-data; name="${encodeURIComponent(name)}"${isFile ? '; filename="a.bin"' : ''}\r\n\r\n${asText(value)}\r\n`;
  });
  return { payload: `${parts.join('')}--x--\r\n`, headers: { 'content-type': 'multipart/form-data; boundary=x' } };
}

let count = 0;
/** Sends an input as the visitor, as the staff or anonymously, each from a new address. */
async function send(id: OperationId, { path, query, body }: Parts) {
  const { method, path: pattern, service } = operationTable[id];
  const filled = pattern.replace(/\{([^}]+)\}/g, (_place, name: string) => encodeURIComponent(asText(path[name])));
  const queryString = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, asText(value)]),
  ).toString();
  const { payload, headers } = payloadOf(id, body);
  count += 1;
  const credentials: Record<string, string> =
    count % 3 === 0 ? {} : { 'access-token': guest.ticket ?? '', cookie: guest.cookie ?? '' };
  if (count % 3 === 1) credentials['x-staff-device'] = staff;
  return site.app.inject({
    method: method as 'GET',
    url: `${SERVICE_BASES[service]}${filled}${queryString && `?${queryString}`}`,
    remoteAddress: `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    headers: { 'x-locale': 'en', ...credentials, ...headers },
    ...(payload !== undefined && { payload }),
  });
}

/** Whether the contract allows an input, after trimming as on the server. */
const isAccepted = (id: OperationId, parts: Parts): boolean => {
  const texts = (values: Record<string, unknown>) =>
    trimPayload(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)])));
  const { path, query } = parts;
  const isForm = operationTable[id].contentType === 'application/x-www-form-urlencoded';
  const body = isForm ? texts((parts.body ?? {}) as Record<string, unknown>) : trimPayload(parts.body);
  const problems = checkRequest(id, { path: texts(path), query: texts(query), body });
  if (problems.length > 0) return false;
  return operationTable[id].contentType !== 'multipart/form-data' || checkFileBody(id, body).length === 0;
};

/** Sends an input and checks everything that must hold for any response. */
async function checkOperation(id: OperationId, parts: Parts): Promise<number> {
  const response = await send(id, parts);
  const status = response.statusCode;
  const written = await drainWrites(site.database.db);
  const declared = Object.keys(operationOf(id).responses);
  const description = `${id} ${JSON.stringify(parts).slice(0, 600)} → ${status} ${response.body.slice(0, 300)}`;
  if (status >= 500) throw new Error(`A failure of ours: ${description}`);
  // A path without an operation is rejected before routing.
  if (!declared.includes(String(status)) && !(status === 404 && /operation\.notFound/.test(response.body)))
    throw new Error(`A status that the contract does not declare: ${description}`);
  if (status >= 400 && written.length > 0)
    throw new Error(`Refused, and yet it wrote ${written.join()}: ${description}`);
  if (status === 200 && operationTable[id].responseType === 'json') {
    const wrong = checkResponse(id, response.json());
    if (wrong.length > 0)
      throw new Error(`Outside of the contract (${JSON.stringify(wrong.slice(0, 3))}): ${description}`);
  }
  return status;
}

test.each(testedIds)(
  '%s',
  async (id) => {
    const arbitrary = partsOf(id);
    const wrong: string[] = [];
    const accepted = fc.sample(arbitrary, { numRuns: RUNS.accepted, seed });
    for (const parts of accepted) await checkOperation(id, parts).catch((error: Error) => wrong.push(error.message));
    let broken = 0;
    const tries = fc.sample(fc.tuple(arbitrary, invalidChange), { numRuns: RUNS.broken * 3, seed });
    for (const [parts, change] of tries) {
      const input = change(parts);
      if (broken >= RUNS.broken || isAccepted(id, input)) continue;
      broken += 1;
      const status = await checkOperation(id, input).catch((error: Error) => void wrong.push(error.message));
      if (status !== undefined && status < 400)
        wrong.push(`Accepted although it is wrong: ${id} ${JSON.stringify(input).slice(0, 600)}`);
    }
    if (wrong.length > 0)
      throw new Error(`seed ${seed}, ${wrong.length} of ${accepted.length + broken}:\n${wrong.slice(0, 4).join('\n')}`);
  },
  proof ? 600_000 : 60_000,
);
