// Writes the texts of each part of each language (src/i18n/parts.json) as a file of its own: data, which no script has to carry. What no part
// claims is the shell's. The manifest lists each as `texts-<part>-<locale>`.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileMessages } from './compileCatalog.mjs';
import { root } from './rules.mjs';

const folder = join(root, 'src/i18n');
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** Messages by part. @param partOf The part of a first word of ids. */
function parted(messages, partOf) {
  const parts = { shell: {} };
  for (const [id, message] of Object.entries(messages)) (parts[partOf(id.split('.')[0])] ??= {})[id] = message;
  return parts;
}

export class TextsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TextsPlugin', (compilation) => {
      const cache = compilation.getCache('TextsPlugin');
      const compiled = (locale, text) =>
        cache.providePromise(locale, cache.getLazyHashedEtag(new sources.RawSource(text)), () =>
          compileMessages(JSON.parse(text)),
        );
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'TextsPlugin', stage }, async () => {
        const partsFile = join(folder, 'parts.json');
        compilation.fileDependencies.add(partsFile);
        const names = new Map(
          Object.entries(await readJson(partsFile)).flatMap(([part, words]) => words.map((word) => [word, part])),
        );
        for (const file of (await readdir(join(folder, 'catalogs'))).filter((name) => name.endsWith('.json'))) {
          const path = join(folder, 'catalogs', file);
          compilation.fileDependencies.add(path);
          const locale = file.replace('.json', '');
          const parts = parted(
            await compiled(locale, await readFile(path, 'utf8')),
            (word) => names.get(word) ?? 'shell',
          );
          for (const [part, messages] of Object.entries(parts)) {
            const text = JSON.stringify(messages);
            const hash = createHash('sha256').update(text).digest('hex').slice(0, 6);
            const name = `${part}.${locale}.${hash}.json`;
            compilation.emitAsset(name, new sources.RawSource(text), {
              immutable: true,
              texts: `texts-${part}-${locale}`,
            });
          }
        }
      });
    });
  }
}
