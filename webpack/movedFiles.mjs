// Makes cached import resolution safe in development: it is repeated only for imports of deleted files.

/**
 * `module.unsafeCache` keeps the resolution of an import while the importing file is unchanged. So when a file is
 * deleted or renamed, the modules that import it are rebuilt. A new file that would take precedence over an existing
 * one is not noticed. Builds without watching are unaffected.
 */
export class MovedFilesPlugin {
  apply(compiler) {
    let last = null;
    compiler.hooks.done.tap('MovedFilesPlugin', ({ compilation }) => void (last = compilation));
    compiler.hooks.watchRun.tap('MovedFilesPlugin', ({ removedFiles }) => {
      compiler.options.module.unsafeCache = true;
      if (!last || !removedFiles?.size) return;
      // Failed lookups are not watched, so cached ones must be dropped.
      compiler.inputFileSystem.purge();
      for (const module of last.modules) {
        if (!removedFiles.has(module.nameForCondition())) continue;
        for (const { originModule } of last.moduleGraph.getIncomingConnections(module)) originModule?.invalidateBuild();
      }
    });
  }
}
