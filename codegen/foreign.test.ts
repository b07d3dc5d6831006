/** Generates code from foreign contracts with the command, and compiles it as a user would. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve('.');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'codegen-foreign-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true }));

const node = (args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { status, text: stdout + stderr };
};

const generate = (contract: string, out: string) =>
  node(['--import', 'tsx', 'codegen/cli.ts', '--contract', contract, '--out', join(folder, out)]);

/** The errors of the compiler, under `strict`. */
async function compile(): Promise<string> {
  const compilerOptions = {
    ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
    ...{ strict: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true, skipLibCheck: true, noEmit: true },
    types: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['kennel-*/**/*.ts'] }));
  return node(['node_modules/typescript/bin/tsc', '-p', folder, '--pretty', 'false']).text;
}

/** What a user writes with the generated code. `@ts-expect-error` fails where there is no error. */
const usages = {
  'kennel-3.0': `import { dogsCatsApi } from './generated/dogsCats.gen';
import { photosApi } from './generated/photos.gen';
import { tagTypesApi } from './generated/tagTypes.gen';
import { untaggedApi } from './generated/untagged.gen';
import { Kind, Rank } from './generated/enums.gen';
import { errorOf } from './generated/errors.gen';
import type { Handlers } from './generated/handlers.gen';
import type { Dog } from './generated/types.gen';

export const kinds: ('dog' | 'big-cat')[] = Object.values(Kind);
export const rank: 1 | 2 | null = Rank[1] as Rank;
export const mother: Dog = { kind: Kind.dog, name: null, 'first owner': 'Ada', '#chip': '7' };
// @ts-expect-error -- a reference of OpenAPI 3.0 has no other keywords, so null is not allowed
export const puppy: Dog = { kind: 'dog', name: 'Rex', mother: null };

export const requests = [
  dogsCatsApi.endpoints.listDogs.initiate({ colours: ['red'], 'X-Page-Size': 3 }),
  dogsCatsApi.endpoints.listDogs2.initiate(),
  untaggedApi.endpoints.getDogsByDogId.initiate('a'),
  tagTypesApi.endpoints.deleteDogsByDogId.initiate('a'),
  photosApi.endpoints.post2NdPhoto.initiate({ 'dog-id': 'a', body: { file: new Blob() } }),
];

export function explain(error: unknown): string | undefined {
  const known = errorOf(error, 'listDogs');
  if (known?.status === 404) return (known.data as { missing: string }).missing;
  return known?.status === 'FETCH_ERROR' ? known.error : undefined;
}

export const handlers: Pick<Handlers<{ user: string }>, 'getDogsByDogId'> = {
  getDogsByDogId: ({ path }, { user }) => ({ status: 200, body: { kind: 'dog', name: path['dog-id'] + user } }),
};
`,
  'kennel-3.1': `import { animalsApi } from './generated/animals.gen';
import type { OperationReasons } from './generated/reasons.gen';
import type { Dog } from './generated/types.gen';

export const reason: OperationReasons['remove'] = 'animal.awake';
export const request = animalsApi.endpoints.addAnimal.initiate({ kind: 'Cat', lives: null });
// @ts-expect-error -- Animal has a Cat and a Dog
export const wrong = animalsApi.endpoints.addAnimal.initiate({ kind: 'Bird' });
export const teeth = animalsApi.endpoints.getAnimalsByIdAndPart.initiate({ id: 4, part: 'teeth' });
// @ts-expect-error -- the keywords next to a reference require its size
export const dog: Dog = { kind: 'Dog', collar: { colour: 'red' } };
`,
};

test('generates code from contracts of 3.0 and 3.1 that compiles and says what they say', async () => {
  for (const [name, usage] of Object.entries(usages)) {
    expect(generate(`codegen/fixtures/${name}.yaml`, name)).toMatchObject({ status: 0 });
    await writeFile(join(folder, name, 'usage.ts'), usage);
  }
  expect(await compile()).toBe('');
  expect((await readdir(join(folder, 'kennel-3.0/generated'))).sort()).toEqual([
    ...['contract.gen.ts', 'dogsCats.gen.ts', 'enums.gen.ts', 'errors.gen.ts', 'handlers.gen.ts'],
    ...['operations.gen.ts', 'photos.gen.ts', 'tagTypes.gen.ts', 'tags.gen.ts', 'traits.gen.ts', 'types.gen.ts'],
    'untagged.gen.ts',
  ]);
}, 120_000);

test('writes emptyApi.ts once, with the servers of the contract', async () => {
  const file = join(folder, 'kennel-3.0/emptyApi.ts');
  expect(await readFile(file, 'utf8')).toContain(`const bases = {
  'https://eu.kennel.example/v1/': 'https://eu.kennel.example/v1/',
  'https://sandbox.kennel.example/v1': 'https://sandbox.kennel.example/v1',
  'https://files.kennel.example': 'https://files.kennel.example',
};`);
  await writeFile(file, '// Changed by its owner.\n');
  expect(generate('codegen/fixtures/kennel-3.0.yaml', 'kennel-3.0')).toMatchObject({ status: 0 });
  expect(await readFile(file, 'utf8')).toBe('// Changed by its owner.\n');
}, 60_000);

test('follows references to other files, and refuses those to the network, with a pointer and a sentence', async () => {
  const contract = join(folder, 'parts/contract.yaml');
  await mkdir(join(folder, 'parts'));
  await cp(join(root, 'codegen/fixtures/kennel-3.1.yaml'), join(folder, 'parts/animals.yaml'));
  const referTo = (ref: string) =>
    writeFile(contract, `openapi: 3.1.0\ninfo: {}\npaths:\n  /animals: { $ref: '${ref}' }\n`);
  await referTo('animals.yaml#/components/pathItems/Animals');
  expect(generate(contract, 'parts/out')).toMatchObject({ status: 0 });
  await referTo('https://kennel.example/animals.yaml');
  expect(generate(contract, 'parts/refused')).toEqual({
    status: 1,
    text: `${contract} #/paths/~1animals: Can't resolve $ref: https://kennel.example/animals.yaml is on the network. Save it as a file and refer to that.\n`,
  });
  expect(await readdir(join(folder, 'parts'))).not.toContain('refused');
}, 60_000);
