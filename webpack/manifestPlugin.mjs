// Writes manifest.json: the files of each named chunk including shared ones, of each part of the texts, and of each
// script's fonts. Existing plugins list only entries and single files.

/** The interface font for one script (src/ui/styles/fonts.css). */
const FONT_SUBSET = /inter-([a-z-]+)-wght-normal\.woff2$/;

const isChunkFile = (file) => /\.(js|css)$/.test(file) && !/\.hot-update\./.test(file);

export class ManifestPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const emit = (compilation) => {
      const groups = {};
      for (const [name, group] of compilation.namedChunkGroups) groups[name] = group.getFiles().filter(isChunkFile);
      for (const { name, info } of compilation.getAssets()) {
        const [, script] = FONT_SUBSET.exec(info.sourceFilename ?? '') ?? [];
        const group = info.texts ?? (script && `letters-${script}`);
        if (group) groups[group] = [name];
      }
      compilation.emitAsset('manifest.json', new sources.RawSource(JSON.stringify(groups, null, 1)));
    };
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'ManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => emit(compilation),
      ),
    );
  }
}
