// Writes which files each named chunk needs and which file has which texts and letters, and each file once more as brotli: compressed here, not at each request.
import { brotliCompressSync, constants } from 'node:zlib';

const COMPRESSED = /\.(js|css|svg|json)$/;

/** The interface's face in one script (src/ui/fonts.css). */
const LETTERS = /inter-([a-z-]+)-wght-normal\.woff2$/;

export class ManifestPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
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
          for (const { name, source } of compilation.getAssets()) {
            if (!COMPRESSED.test(name) || name === 'manifest.json') continue;
            const bytes = brotliCompressSync(source.buffer(), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
            compilation.emitAsset(`${name}.br`, new sources.RawSource(bytes));
          }
        },
      );
    });
  }
}
