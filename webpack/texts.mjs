// Compiles texts (id → ICU message, locales/<locale>/<part>.json) at build time, so that browsers need no message
// parser. Each file becomes a JSON file, which the manifest lists as `texts-<part>-<locale>`.
import { parse } from '@formatjs/icu-messageformat-parser';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pseudoMessage } from '../src/i18n/pseudo.mjs';

/** `npm run dev -- --pseudo` replaces English by the pseudo-locale. */
export const isPseudo = process.env.PSEUDO_LOCALE === '1';

/**
 * @param text a catalog
 * @returns messages by id in react-intl's compiled format
 */
export function compileCatalog(text, locale) {
  const compile = (message) => {
    const compiled = parse(message, { captureLocation: false });
    return isPseudo && locale === 'en' ? pseudoMessage(compiled) : compiled;
  };
  return Object.fromEntries(Object.entries(JSON.parse(text)).map(([id, message]) => [id, compile(message)]));
}

export class TextsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const folder = join(compiler.context, 'locales');
    const emit = async (compilation) => {
      const cache = compilation.getCache('TextsPlugin');
      // Next to the languages is the term base, which no page needs.
      for (const locale of (await readdir(folder)).filter((name) => name !== 'terms'))
        for (const name of await readdir(join(folder, locale))) {
          // Skips the folder of server texts.
          if (!name.endsWith('.json')) continue;
          const file = join(folder, locale, name);
          compilation.fileDependencies.add(file);
          const text = await readFile(file, 'utf8');
          const etag = cache.getLazyHashedEtag(new sources.RawSource(text));
          const json = await cache.providePromise(file, etag, async () => JSON.stringify(compileCatalog(text, locale)));
          const hash = createHash('sha256').update(json).digest('hex').slice(0, 6);
          const part = name.replace('.json', '');
          const info = { immutable: true, texts: `texts-${part}-${locale}` };
          compilation.emitAsset(`${part}.${locale}.${hash}.json`, new sources.RawSource(json), info);
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
