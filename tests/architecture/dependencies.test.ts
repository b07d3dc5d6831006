/** Every package of package.json is there for something: our files import it, or it is a peer dependency of another of them. */
import { readFileSync } from 'node:fs';
import { files, textOf } from './sources';

interface PackageFile {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const packageOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
const { dependencies, devDependencies } = packageOf('package.json');
const names = Object.keys({ ...dependencies, ...devDependencies });

const texts = files.filter((file) => /\.(m?tsx?|[cm]?js|css)$/.test(file) && !file.includes('.gen.')).map(textOf);
/** As a whole module, a path into it, or a folder of `node_modules`. */
const isNamed = (name: string) => {
  const quoted = new RegExp(`['"/~]${name.replace(/[.]/g, '\\.')}(?:['"/]|$)`, 'm');
  return texts.some((text) => quoted.test(text));
};

const NAMED_OTHERWISE = [
  // By the language of the card that is read (server/gateways/ocr).
  '@tesseract.js-data/chi_sim',
  // Packages of antd and Formily share one copy of each, of the version that works.
  '@ant-design/cssinjs',
  '@ant-design/icons',
  '@formily/reactive-react',
  '@formily/shared',
];

test('no package is there for nothing', () => {
  const peers = new Set(
    names.flatMap((name) => Object.keys(packageOf(`node_modules/${name}/package.json`).peerDependencies ?? {})),
  );
  const isTyped = (name: string) =>
    name === '@types/node' || name === '@types/jest' || names.includes(name.replace('@types/', ''));
  const unused = names.filter(
    (name) =>
      !peers.has(name) &&
      !NAMED_OTHERWISE.includes(name) &&
      !(name.startsWith('@types/') ? isTyped(name) : isNamed(name)),
  );
  expect(names.length).toBeGreaterThan(80);
  expect(unused).toEqual([]);
});
