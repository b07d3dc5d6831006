// Writes which files each named chunk needs and which file has which texts and letters, and each file once more as brotli: compressed here, not at each request.
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const COMPRESSED = /\.(js|css|svg|json)$/;

/** The interface's face in one script (src/ui/fonts.css). */
const LETTERS = /inter-([a-z-]+)-wght-normal\.woff2$/;

export class ManifestPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      // The same bytes are the same file: the longest work of a build that has little to do otherwise.
      const cache = compilation.getCache('ManifestPlugin');
      const compressed = (name, source) =>
        cache.providePromise(`brotli|${name}`, cache.getLazyHashedEtag(source), async () => {
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
          return new sources.RawSource(await compress(source.buffer(), { params }));
        });
      compilation.hooks.processAssets.tapPromise(
        { name: 'ManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const groups = {};
          for (const [name, group] of compilation.namedChunkGroups)
            groups[name] = group.getFiles().filter((file) => /\.(js|css)$/.test(file) && !/\.hot-update\./.test(file));
          for (const { name, info } of compilation.getAssets()) {
            if (info.texts) groups[info.texts] = [name];
            const [, script] = LETTERS.exec(info.sourceFilename ?? '') ?? [];
            if (script) groups[`letters-${script}`] = [name];
          }
          compilation.emitAsset('manifest.json', new sources.RawSource(JSON.stringify(groups, null, 1)));
          if (compiler.options.mode !== 'production') return;
          const files = compilation.getAssets().filter(({ name }) => COMPRESSED.test(name) && name !== 'manifest.json');
          await Promise.all(
            files.map(async ({ name, source }) => compilation.emitAsset(`${name}.br`, await compressed(name, source))),
          );
        },
      );
    });
  }
}
