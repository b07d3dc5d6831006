/**
 * Maps sentences of the specification to tests: titles have the sentence's mark (`§4.6a`),
 * docs/specification/sentences.tsv has the sentences. `npx tsx tests/support/sentences.ts` writes the list into
 * docs/testing.md.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Sentence {
  mark: string;
  sentence: string;
}

export interface MarkedTest {
  file: string;
  title: string;
  marks: string[];
}

const MARK = /§\d+\.\d+[a-z]?/g;
const FOLDERS = ['src', 'tests', 'server'];

/** A title starts with its marks, in quotes of any kind. */
const TITLE = /(['"`])((?:§\d+\.\d+[a-z]? )+(?:\\.|(?!\1)[^\\\n])*)\1/g;

export const DOCUMENT = 'docs/testing.md';
const BEGIN = '<!-- sentences: written by tests/support/sentences.ts -->';
const END = '<!-- end of sentences -->';

export const readSentences = (root: string): Sentence[] =>
  readFileSync(join(root, 'docs/specification/sentences.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [mark = '', sentence = ''] = line.split('\t');
      return { mark, sentence };
    });

/** Every test whose title has a mark, in the order of files and lines. */
export const markedTests = (root: string): MarkedTest[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(TITLE)].map(([, , title = '']) => ({
        file,
        title: title.replace(MARK, '').trim(),
        marks: title.match(MARK) ?? [],
      })),
    );

/** The list for docs/testing.md. */
export function listOf(sentences: Sentence[], tests: MarkedTest[]): string {
  const lines = sentences.flatMap(({ mark, sentence }) => [
    `- ${mark} ${sentence}`,
    ...tests.filter(({ marks }) => marks.includes(mark)).map(({ file, title }) => `  - \`${file}\`: ${title}`),
  ]);
  return `${BEGIN}\n\n${lines.join('\n')}\n\n${END}`;
}

const LIST_SECTION = new RegExp(`${BEGIN}[^]*${END}`);

/** The list in the document. */
export const writtenList = (text: string): string | undefined => LIST_SECTION.exec(text)?.[0];

if (process.argv[1]?.endsWith('support/sentences.ts')) {
  const root = process.cwd();
  const document = join(root, DOCUMENT);
  const list = listOf(readSentences(root), markedTests(root));
  writeFileSync(
    document,
    readFileSync(document, 'utf8').replace(LIST_SECTION, () => list),
  );
}
