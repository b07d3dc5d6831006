// Catalogs (id → ICU message) are compiled when the site is built, so that no parser of messages goes to the browser. Each part of each language
// (src/i18n/parts.json) becomes a JSON file, which the manifest lists as `texts-<part>-<locale>`; what no part claims is the shell's.
import { parse } from '@formatjs/icu-messageformat-parser';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @param text A catalog. @returns Messages by id as react-intl formats them. */
export const compileCatalog = (text) =>
  Object.fromEntries(
    Object.entries(JSON.parse(text)).map(([id, message]) => [id, parse(message, { captureLocation: false })]),
  );

export class TextsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const folder = join(compiler.context, 'src/i18n');
    const emit = async (compilation) => {
      const cache = compilation.getCache('TextsPlugin');
      const read = async (file) => {
        compilation.fileDependencies.add(join(folder, file));
        return readFile(join(folder, file), 'utf8');
      };
      const parts = JSON.parse(await read('parts.json'));
      const partOf = new Map(Object.entries(parts).flatMap(([part, words]) => words.map((word) => [word, part])));
      for (const file of await readdir(join(folder, 'catalogs'))) {
        const text = await read(join('catalogs', file));
        const etag = cache.getLazyHashedEtag(new sources.RawSource(text));
        const messages = await cache.providePromise(file, etag, async () => compileCatalog(text));
        const texts = {};
        for (const [id, message] of Object.entries(messages))
          (texts[partOf.get(id.split('.')[0]) ?? 'shell'] ??= {})[id] = message;
        for (const [part, own] of Object.entries(texts)) {
          const json = JSON.stringify(own);
          const hash = createHash('sha256').update(json).digest('hex').slice(0, 6);
          const locale = file.replace('.json', '');
          const info = { immutable: true, texts: `texts-${part}-${locale}` };
          compilation.emitAsset(`${part}.${locale}.${hash}.json`, new sources.RawSource(json), info);
        }
      }
    };
    compiler.hooks.thisCompilation.tap('TextsPlugin', (compilation) =>
      compilation.hooks.processAssets.tapPromise(
        { name: 'TextsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => emit(compilation),
      ),
    );
  }
}
