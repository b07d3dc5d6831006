/**
 * `npm run api:diff`: compares the contract with the newest release in openapi/released, names what each change
 * touches, and fails if the contract's version does not fit. With `--release` it writes the release and its section of
 * the changelog.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractDocument } from '../contract';
import { bundleContract } from '../read';
import { generateBundle } from '../server';
import { CHANGE_LEVELS, compareContracts, type ChangeLevel, type ContractChange } from './contractChanges';
import { FILE_GROUPS, findTouchedFiles, readSources, type SourceFile } from './touchedFiles';

const RELEASES = 'openapi/released';
const CHANGELOG = 'CHANGELOG.md';
/** The section of the next version. */
const UNRELEASED = '## Unreleased\n';
/** Files of a group that are printed. */
const NAMES_SHOWN = 6;

type Version = readonly [major: number, minor: number, patch: number];

/** Parses `1.2.3`. */
export function parseVersion(text: string): Version {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (!match) throw new Error(`info.version of the contract is ${text}, but must have the form 1.2.3.`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

const compareVersions = (one: Version, other: Version): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** The lowest version that may follow a release with changes of this level. */
export function nextVersion([major, minor, patch]: Version, level: ChangeLevel): Version {
  if (level === 'breaking') return [major + 1, 0, 0];
  return level === 'additive' ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

const versionOf = (document: ContractDocument): string => (document.info as { version: string }).version;

/** The newest release, or null before the first. */
async function readNewestRelease(root: string): Promise<ContractDocument | null> {
  const names = await readdir(join(root, RELEASES)).catch(() => []);
  const [newest] = names
    .map((name) => name.replace(/\.json$/, ''))
    .sort((one, other) => compareVersions(parseVersion(other), parseVersion(one)));
  if (!newest) return null;
  return JSON.parse(await readFile(join(root, RELEASES, `${newest}.json`), 'utf8')) as ContractDocument;
}

/** What is wrong with the contract's version, or null. */
export function findVersionProblem(
  released: string,
  version: string,
  changes: readonly ContractChange[],
): string | null {
  const [worst] = changes;
  if (!worst)
    return released === version ? null : `The version is ${version}, but nothing has changed since ${released}.`;
  const needed = nextVersion(parseVersion(released), worst.level);
  if (compareVersions(parseVersion(version), needed) >= 0) return null;
  return (
    `The contract has ${worst.level} changes since ${released}, but info.version in openapi/openapi.yaml is ${version}. ` +
    `Undo them, or set it to ${needed.join('.')} or higher.`
  );
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function listSome(group: string, names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return `${group}: ${shown}${names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : ''}`;
}

/** All operations that a change of the wire concerns; of documentation some are enough. */
const describeOperations = ({ level, operations }: ContractChange): string =>
  level === 'documentation' ? listSome('operations', operations) : `operations: ${operations.join(', ')}`;

/** A change as lines: level, place, operations, and the files that it touches. */
function describe(change: ContractChange, sources: readonly SourceFile[]): string[] {
  const touched = change.level === 'documentation' ? {} : findTouchedFiles(change, sources);
  return [
    `${change.level}: ${change.message}`,
    ...indent([
      change.pointer,
      ...(change.operations.length > 0 ? [describeOperations(change)] : []),
      ...FILE_GROUPS.flatMap((group) => (touched[group] ? [listSome(group, touched[group])] : [])),
    ]),
  ];
}

/** The changelog's section of a release, in the order of levels. */
export function changelogSection(version: string, changes: readonly ContractChange[]): string {
  const titles = { breaking: 'Breaking', additive: 'New', documentation: 'Documentation' };
  const lines = CHANGE_LEVELS.flatMap((level) =>
    changes
      .filter((change) => change.level === level)
      .map(({ message, pointer, operations }) => {
        const place = operations.length > 0 ? operations.join(', ') : pointer;
        return `- ${titles[level]}: ${message} (${place})`;
      }),
  );
  return [`### Contract ${version}`, '', ...lines, ''].join('\n');
}

async function writeRelease(
  root: string,
  document: ContractDocument,
  changes: readonly ContractChange[],
): Promise<void> {
  const version = versionOf(document);
  await mkdir(join(root, RELEASES), { recursive: true });
  await writeFile(join(root, RELEASES, `${version}.json`), generateBundle(document));
  if (changes.length === 0) return;
  const changelog = await readFile(join(root, CHANGELOG), 'utf8');
  if (!changelog.includes(UNRELEASED)) throw new Error(`${CHANGELOG} has no section "${UNRELEASED.trim()}".`);
  const section = `${UNRELEASED}\n${changelogSection(version, changes)}`;
  await writeFile(join(root, CHANGELOG), changelog.replace(UNRELEASED, section));
}

/** Runs the command. Returns the lines to print, and whether the version fits. */
export async function run(root: string, isRelease: boolean): Promise<{ ok: boolean; messages: string[] }> {
  const document = await bundleContract(root);
  const version = versionOf(document);
  const released = await readNewestRelease(root);
  if (!released) {
    if (!isRelease) return { ok: false, messages: [`Nothing is released. Run "npm run api:diff -- --release".`] };
    await writeRelease(root, document, []);
    return { ok: true, messages: [`Released ${version}.`] };
  }
  const changes = compareContracts(released, document);
  const sources = changes.length > 0 ? await readSources(root) : [];
  const messages = changes.flatMap((change) => describe(change, sources));
  const problem = findVersionProblem(versionOf(released), version, changes);
  if (problem !== null) return { ok: false, messages: [...messages, problem] };
  if (changes.length === 0) return { ok: true, messages: [`The contract is as released in ${version}.`] };
  if (!isRelease)
    return {
      ok: true,
      messages: [...messages, `The version ${version} fits these changes since ${versionOf(released)}.`],
    };
  await writeRelease(root, document, changes);
  return { ok: true, messages: [...messages, `Released ${version}; the changelog has its section.`] };
}
