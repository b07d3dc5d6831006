// While a developer waits, what an import of ours means is asked again only when the file that it meant is gone.

/**
 * With `module.unsafeCache` webpack keeps what an import was resolved to for as long as the importing file is as it was. So when a file is gone,
 * renamed perhaps, those who import it are built again. Not noticed is a file that would now be found before another that is still there.
 * A build that does not watch is left as it is.
 */
export class MovedFilesPlugin {
  apply(compiler) {
    let last = null;
    compiler.hooks.done.tap('MovedFilesPlugin', ({ compilation }) => void (last = compilation));
    compiler.hooks.watchRun.tap('MovedFilesPlugin', ({ removedFiles }) => {
      compiler.options.module.unsafeCache = true;
      if (!last || !removedFiles?.size) return;
      // What was looked for beside a file that was found is not watched: that it was missing is not true for ever.
      compiler.inputFileSystem.purge();
      for (const module of last.modules) {
        if (!removedFiles.has(module.nameForCondition())) continue;
        for (const { originModule } of last.moduleGraph.getIncomingConnections(module)) originModule?.invalidateBuild();
      }
    });
  }
}
