// Makes cached import resolution safe in development: rebuilds the modules that import a deleted or renamed file.

/**
 * `module.unsafeCache` keeps the resolution of an import while the importing file is unchanged. So when a file is
 * deleted or renamed, the modules that import it are rebuilt. A new file that would take precedence over an existing
 * one is not noticed. Builds without watching are unaffected.
 */
export class RebuildImportersPlugin {
  apply(compiler) {
    let lastCompilation = null;
    compiler.hooks.done.tap('RebuildImportersPlugin', ({ compilation }) => void (lastCompilation = compilation));
    compiler.hooks.watchRun.tap('RebuildImportersPlugin', ({ removedFiles }) => {
      compiler.options.module.unsafeCache = true;
      if (!lastCompilation || !removedFiles?.size) return;
      // Failed lookups are not watched, so cached ones must be dropped.
      compiler.inputFileSystem.purge();
      for (const module of lastCompilation.modules) {
        if (!removedFiles.has(module.nameForCondition())) continue;
        for (const { originModule } of lastCompilation.moduleGraph.getIncomingConnections(module))
          originModule?.invalidateBuild();
      }
    });
  }
}
