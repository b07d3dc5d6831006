import { generateClient, generateTraits, generateReasons } from './client';
import { fixture } from './fixture';
import { generateBundle, generateServerTable } from './server';

test('generates the traits that the customer’s generator drops', () => {
  expect(generateTraits(fixture)).toBe(`// Written by \`npm run codegen\` from the contract. Do not edit.

export interface OperationTraits {
  service: 'helper' | 'legacy' | 'main' | 'static';
  /** Of the request's body, where there is one. */
  contentType: string;
  /** json: the envelope's data; document: JSON without an envelope; text and blob: as they are. */
  responseType: 'json' | 'document' | 'text' | 'blob';
}

const defaults: OperationTraits = { service: 'main', contentType: 'application/json', responseType: 'json' };

/** Traits that differ from the defaults, by operation. */
const overrides: Record<string, Partial<OperationTraits>> = {
  mediaNewsPage: { service: 'helper' },
  noteCalendar: { service: 'static', responseType: 'text' },
  noteImport: { service: 'legacy', contentType: 'multipart/form-data' },
  noteTrack: { contentType: 'application/x-www-form-urlencoded', responseType: 'blob' },
};

/** How an operation is requested and how its response is read. */
export const traitsOf = (operationId: string): OperationTraits => ({ ...defaults, ...overrides[operationId] });
`);
});

test('generates the types of error reasons, those of every operation apart', () => {
  expect(generateReasons(fixture)).toBe(`// Written by \`npm run codegen\` from the contract. Do not edit.

/** Reasons that every operation can return. */
export type CommonReason = 'request.invalid' | 'server.error';

/** The other reasons of each operation (x-reasons). */
export interface OperationReasons {
  mediaNewsPage: never;
  noteById: never;
  noteCalendar: never;
  noteImport: never;
  noteTrack: never;
  visitorDeletePartner: 'note.archived' | 'note.locked' | 'note.notFound';
}
`);
});

test('generates the server table with the kind of each operation and its security schemes', () => {
  expect(generateServerTable(fixture)).toBe(`// Written by \`npm run codegen\` from the contract. Do not edit.

export const operations = {
  mediaNewsPage: {"method":"POST","path":"/notes/findPage","service":"helper","tag":"note","kind":"read","contentType":"application/json","responseType":"json","security":[],"revalidates":false},
  noteById: {"method":"GET","path":"/notes/{id}","service":"main","tag":"note","kind":"read","contentType":null,"responseType":"json","security":["accessToken"],"revalidates":false},
  noteCalendar: {"method":"GET","path":"/notes.ics","service":"static","tag":"note","kind":"read","contentType":null,"responseType":"text","security":[],"revalidates":false},
  noteImport: {"method":"POST","path":"/notes/import","service":"legacy","tag":"note","kind":"write","contentType":"multipart/form-data","responseType":"json","security":[],"revalidates":false},
  noteTrack: {"method":"POST","path":"/notes/track","service":"main","tag":"note","kind":"write","contentType":"application/x-www-form-urlencoded","responseType":"blob","security":[],"revalidates":false},
  visitorDeletePartner: {"method":"GET","path":"/notes/delete","service":"main","tag":"note","kind":"write","contentType":null,"responseType":"json","security":[],"revalidates":false},
} as const;

export type OperationId = keyof typeof operations;
`);
});

test('generates queries for reads and mutations for writes, with encoded path parameters and without headers; a single argument is passed directly', async () => {
  const { note: source = '' } = await generateClient(fixture);
  // The endpoints without their types, one per line.
  const endpoints = [
    ...source.matchAll(
      /(\w+): build\s*\.\s*(query|mutation)<\s*[\s\S]*?>\(\{\s*query: \(.*?\) => \(\{([\s\S]*?)\}\),\n/g,
    ),
  ].map(
    ([, id, kind, request = '']) =>
      `${id} ${kind} ${request
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/,( \}|$)/g, '$1')}`,
  );
  expect(endpoints).toEqual([
    'noteById query url: `/notes/${encodeURIComponent(String(queryArg))}`',
    'visitorDeletePartner mutation url: `/notes/delete`, method: "GET", params: { id: queryArg }',
    'mediaNewsPage query url: `/notes/findPage`, method: "POST", body: queryArg',
    'noteImport mutation url: `/notes/import`, method: "POST", body: queryArg',
    'noteTrack mutation url: `/notes/track`, method: "POST", body: queryArg',
    'noteCalendar query url: `/notes.ics`',
  ]);
});

test('client types contain what the store receives: data without its envelope, files as an object URL', async () => {
  const { types = '' } = await generateClient(fixture);
  const source = types.replace(/\s+/g, ' ');
  expect(source).toContain('export type NoteByIdApiResponse = /** status 200 Success. */ Note;');
  expect(source).toContain('export type MediaNewsPageApiResponse = /** status 200 Success. */ Note[];');
  expect(source).toContain('export type NoteTrackApiResponse = /** status 200 A file. */ FileResponse;');
  expect(source).not.toContain('message');
});

test('generates the same bytes twice', async () => {
  const once = [
    await generateClient(fixture),
    generateTraits(fixture),
    generateServerTable(fixture),
    generateBundle(fixture),
  ];
  const again = structuredClone(fixture);
  const twice = [await generateClient(again), generateTraits(again), generateServerTable(again), generateBundle(again)];
  expect(twice).toEqual(once);
});
