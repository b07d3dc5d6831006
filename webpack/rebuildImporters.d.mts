import type { Compiler } from 'webpack';

export class RebuildImportersPlugin {
  apply(compiler: Compiler): void;
}
