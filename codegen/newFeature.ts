/**
 * `npx tsx codegen/newFeature.ts bookmarks` writes a feature with its texts, a component, a slice with a listener, and the tests of both: what one
 * begins with, in the manner of this repository.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const NAME = /^[a-z][a-zA-Z0-9]*$/;

/** Files of a feature by their paths. */
export function featureFiles(name: string): Record<string, string> {
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const folder = `src/features/${name}`;
  return {
    [`${folder}/README.md`]: `# src/features/${name}

What this feature knows, in a sentence. Does my code go here? Say when it does, and where it goes otherwise.
`,
    [`${folder}/${name}Slice.ts`]: `import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Say what is kept here that is neither the server's, nor the address, nor a form's. Actions are past events. */
export const ${name}Slice = createSlice({
  name: '${name}',
  initialState: { chosen: null as string | null },
  reducers: {
    ${name}Chosen(state, { payload }: PayloadAction<string | null>) {
      state.chosen = payload;
    },
  },
  selectors: { select${Name}Chosen: (state) => state.chosen },
});

export const { ${name}Chosen } = ${name}Slice.actions;
export const { select${Name}Chosen } = ${name}Slice.selectors;
`,
    [`${folder}/${name}Slice.test.ts`]: `import { ${name}Chosen, ${name}Slice } from './${name}Slice';

test('what was chosen is there until something else, or nothing, is chosen', () => {
  const after = (...chosen: (string | null)[]) =>
    chosen.reduce((state, one) => ${name}Slice.reducer(state, ${name}Chosen(one)), ${name}Slice.getInitialState());
  expect(after('a', 'b')).toEqual({ chosen: 'b' });
  expect(after('a', null)).toEqual({ chosen: null });
});
`,
    [`${folder}/components/${Name}View.tsx`]: `import { FormattedMessage } from 'react-intl';

interface ${Name}ViewProps {
  names: readonly string[];
}

/** Gets its data by props: it is drawn in tests without a store. */
export function ${Name}View({ names }: ${Name}ViewProps) {
  return (
    <section>
      <h2>
        <FormattedMessage id="${name}.title" />
      </h2>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
`,
    [`${folder}/components/${Name}View.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderIn } from '@/i18n/testing';
import { ${Name}View } from './${Name}View';

test('each name stands in the list, in its order', () => {
  renderIn(<${Name}View names={['Anna', 'Wang']} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Anna', 'Wang']);
});
`,
  };
}

/** Writes a feature below a root, and its title into the English catalog there; returns the paths of the feature's files. */
export async function writeFeature(root: string, name: string): Promise<string[]> {
  if (!NAME.test(name)) throw new Error(`A feature is named as a variable is: ${name} is not.`);
  if (existsSync(join(root, 'src/features', name))) throw new Error(`There is a feature ${name} already.`);
  const files = Object.entries(featureFiles(name));
  // How long a line is depends on the name.
  const options = await resolveConfig(join(process.cwd(), 'package.json'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), await format(text, { ...options, filepath: path }));
  }
  const catalog = join(root, 'locales/en/shell.json');
  const texts = JSON.parse(readFileSync(catalog, 'utf8')) as Record<string, string>;
  const title = { [`${name}.title`]: name.charAt(0).toUpperCase() + name.slice(1) };
  writeFileSync(catalog, `${JSON.stringify({ ...texts, ...title }, null, 2)}\n`);
  return files.map(([path]) => path);
}

async function run(name: string): Promise<void> {
  console.log((await writeFeature(process.cwd(), name)).join('\n'));
  console.log(
    [
      'Next:',
      '- Its title is in locales/en/shell.json: move it to the part of its page (src/app/routes/table.ts), and write it in the other languages. npm run i18n names what is missing.',
      `- A slice that several pages share: [${name}Slice.name]: ${name}Slice.reducer, in reducersOf of src/app/store/makeStore.ts. Every page loads it.`,
      `- What follows an event: start({ actionCreator: ${name}Chosen, effect }) in src/app/store/listeners.ts, or src/app/store/later when it can wait.`,
      `- Their test: tests/store/${name}.test.ts with makeTestStore (docs/testing.md). Without either, delete the slice.`,
      '- npx tsc --noEmit -p tsconfig.json: tests run without looking at types.',
    ].join('\n'),
  );
}

if (process.argv[1]?.endsWith('codegen/newFeature.ts')) void run(process.argv[2] ?? '');
