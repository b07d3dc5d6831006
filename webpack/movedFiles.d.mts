import type { Compiler } from 'webpack';

export class MovedFilesPlugin {
  apply(compiler: Compiler): void;
}
