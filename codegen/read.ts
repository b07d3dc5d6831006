/** Reads contracts from files: bundles them into one document, and lints the one of this repository. */
import { BaseResolver, bundle, createConfig, lint, loadConfig, type Config, type Source } from '@redocly/openapi-core';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContractDocument } from './contract';
import { normalise } from './normalise';
import { ContractError, toPointer } from './pointers';

/** The problems that Redocly finds in the contract, one per line. */
export async function lintContract(root: string): Promise<string[]> {
  const config = await loadConfig({ configPath: join(root, 'openapi/redocly.yaml') });
  const problems = await lint({ ref: join(root, 'openapi/openapi.yaml'), config });
  return problems.map((problem) => {
    const location = problem.location[0];
    return `${location?.source.absoluteRef.slice(root.length + 1) ?? 'openapi'} ${location?.pointer ?? ''}: ${problem.message}`;
  });
}

/** A problem for each file of `openapi/paths` that `openapi.yaml` doesn't list, which would have no effect. */
export async function findUnlistedPaths(root: string): Promise<string[]> {
  const listed = await readFile(join(root, 'openapi/openapi.yaml'), 'utf8');
  const names = await readdir(join(root, 'openapi/paths'), { recursive: true });
  return names
    .filter((name) => name.endsWith('.yaml') && !listed.includes(`./paths/${name}`))
    .map((name) => `openapi/paths/${name} is not listed in openapi/openapi.yaml.`);
}

/** Reads files only, so that generated code never depends on the network. */
class FileResolver extends BaseResolver {
  override loadExternalRef(absoluteRef: string): Promise<Source> {
    if (/^[a-z][a-z\d+.-]+:\/\//i.test(absoluteRef))
      throw new Error(`${absoluteRef} is on the network. Save it as a file and refer to that`);
    return super.loadExternalRef(absoluteRef);
  }
}

/**
 * Bundles a contract, in YAML or JSON, and the files that it refers to into one regular document.
 * @throws ContractError when code cannot be generated from it
 */
export async function readContract(file: string, config?: Config): Promise<ContractDocument> {
  const options = { ref: file, config: config ?? (await createConfig({})), externalRefResolver: new FileResolver() };
  const { bundle: result, problems } = await bundle(options).catch((error: Error) => {
    throw new ContractError([{ pointer: '#', message: error.message }]);
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new ContractError(
      errors.map(({ location: [location], message }) => {
        const source = location?.source.absoluteRef ?? file;
        const pointer = location?.pointer ?? toPointer();
        return { pointer: source.endsWith(file) ? pointer : `${source}${pointer}`, message: `${message}.` };
      }),
    );
  return normalise(result.parsed as ContractDocument);
}

/** The contract of this repository, `openapi/openapi.yaml` under `root`. */
export const bundleContract = async (root: string): Promise<ContractDocument> =>
  readContract(
    join(root, 'openapi/openapi.yaml'),
    await loadConfig({ configPath: join(root, 'openapi/redocly.yaml') }),
  );
