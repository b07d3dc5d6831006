// What the exhibition's halls are called, and how small raw space can be: one wording, wherever a text says it.
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const json = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
const within = (folder: string, ending: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const newestForms = fs
  .readdirSync(path.join(root, 'public/forms'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const versions = within(`public/forms/${name}`, '.json').filter((file) => /\/\d+\.json$/.test(file));
    return versions.sort((a, b) => parseInt(path.basename(b)) - parseInt(path.basename(a)))[0]!;
  });

const catalogs = within('locales', '.json').filter((file) => !file.startsWith('locales/terms/'));

/** Every text that a reader can meet: `[file, text]`. A line of a document is a text. */
const texts: (readonly [string, string])[] = [
  ...[...within('content', '.json'), ...catalogs, ...newestForms].flatMap((file) =>
    stringsOf(json(file)).map((text) => [file, text] as const),
  ),
  ...within('content/news', '.md').flatMap((file) =>
    fs
      .readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((text) => [file, text] as const),
  ),
];

test.each([
  [
    'Chinese',
    /(\{facts\.exhibitionHalls\}|[九9]) ?[个個座大]?展?[馆館](?!号)/,
    /\{facts\.exhibitionHalls\}[个個]展[馆館](（.+）)?[和、]2[号號]演示[馆館]/,
  ],
  [
    'English',
    /(\{facts\.exhibitionHalls\}|\b(nine|ten|9|10)) (exhibition )?halls?\b/i,
    /\{facts\.exhibitionHalls\} exhibition halls(, numbered 9 to 17,| of [\d,]+ m²)?( and|,) demonstration hall 2/,
  ],
  [
    'Russian',
    /(\{facts\.exhibitionHalls\}|(девят|десят)\S*) павильон/i,
    /\{facts\.exhibitionHalls\} павильон\S*(, с 9-го по 17-й,)?( и|,)( в)? демонстрационн\S* павильон\S* 2/,
  ],
  ['Japanese', /(\{facts\.exhibitionHalls\}|[9九])(つの| )?(展示)?館/, /\{facts\.exhibitionHalls\}館と2号館（実演館）/],
])('texts count the exhibition halls by placeholder and name demonstration hall 2 (%s)', (language, counted, named) => {
  const others = { Japanese: /[ぁ-ん]/, Chinese: /^[^ぁ-ん]*$/ }[language] ?? /./;
  const counting = texts.filter(([, text]) => counted.test(text) && others.test(text));
  expect(counting.length).toBeGreaterThan(5);
  expect(counting.filter(([, text]) => !named.test(text))).toEqual([]);
});

describe('raw space', () => {
  const minimums = newestForms
    .filter((file) => file.startsWith('public/forms/booth-'))
    .map((file) => /"rawArea":\{.*?"minimum":(\d+)/.exec(JSON.stringify(json(file)))?.[1]);

  test('has the same minimum area in every booth form', () => {
    expect(minimums).toEqual(['36', '36']);
  });

  test.each([
    ['Chinese', /光地(?:面积)?(\d+) ?(?:平方米|m²)/],
    ['English', /raw space:? (?:from|starts at) (\d+) m²/i],
    ['Russian', /площадь?и?(?: без застройки)? от (\d+) м²/i],
    ['Japanese', /スペースは(\d+) m²から/],
  ])('has the same minimum area in texts and forms (%s)', (_language, area) => {
    const areas = texts.flatMap(([, text]) => area.exec(text)?.[1] ?? []);
    expect(areas.length).toBeGreaterThan(2);
    expect([...new Set(areas)]).toEqual([minimums[0]]);
  });
});
