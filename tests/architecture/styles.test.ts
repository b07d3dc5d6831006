import { dirname, join } from 'node:path';
import { parse } from 'postcss';
import { files, isTest, sources, textOf } from './sources';

const sheets = files.filter((file) => /^src\/.*\.module\.css$/.test(file));

function classesOf(sheet: string): Set<string> {
  const classes = new Set<string>();
  parse(textOf(sheet)).walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
    for (const [, name = ''] of own.matchAll(/\.([a-zA-Z][\w-]*)/g)) classes.add(name);
  });
  return classes;
}

/** The classes that components use, and whether one of them computes a name: `styles[variant]`. */
function namesOf(sheet: string): { names: Set<string>; isComputed: boolean } {
  const found = { names: new Set<string>(), isComputed: false };
  for (const file of sources.filter((name) => name.endsWith('.tsx') && !isTest(name))) {
    const text = textOf(file);
    const imports = text.matchAll(/import (\w+) from '((?:@|\.)[^']+\.module\.css)'/g);
    for (const [, local = '', from = ''] of imports) {
      if ((from.startsWith('@/') ? from.replace('@/', 'src/') : join(dirname(file), from)) !== sheet) continue;
      const uses = text.replaceAll(from, '');
      for (const [, name = ''] of uses.matchAll(new RegExp(`(?<!['\\w])${local}\\.(\\w+)`, 'g'))) found.names.add(name);
      if (new RegExp(`\\b${local}\\b(?!\\.| from)`).test(uses)) found.isComputed = true;
    }
  }
  return found;
}

test('each class that a component uses is in its style sheet, and each class of a sheet is used', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const wrong = sheets.flatMap((sheet) => {
    const classes = classesOf(sheet);
    const { names, isComputed } = namesOf(sheet);
    return [
      ...[...names].filter((name) => !classes.has(name)).map((name) => `${sheet} has no .${name}`),
      ...[...classes].filter((name) => !isComputed && !names.has(name)).map((name) => `.${name} of ${sheet} is unused`),
    ];
  });
  expect(wrong).toEqual([]);
});
