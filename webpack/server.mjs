// The server's own build: our code only; packages stay where npm put them.
import { join } from 'node:path';
import { MovedFilesPlugin } from './movedFiles.mjs';
import { cache, experiments, output, production, resolve, root, typescript } from './rules.mjs';

/** A request for a package: neither a relative path nor one of ours. */
const isPackage = (request) => /^[a-z@]/i.test(request) && !request.startsWith('@/');

export default {
  name: 'server',
  mode: production ? 'production' : 'development',
  target: 'node20',
  context: root,
  // Commands are the build of production's, whoever calls them.
  entry: production
    ? { index: './server/index.ts', cli: './server/commands/cli.ts' }
    : { develop: './server/develop.ts' },
  output: {
    path: join(output, 'server'),
    filename: '[name].cjs',
    chunkFilename: '[name].cjs',
    library: { type: 'commonjs2' },
  },
  resolve: { ...resolve, alias: { '@': join(root, 'src') } },
  externals: [({ request }, done) => (isPackage(request) ? done(null, `commonjs ${request}`) : done())],
  // createRequire is meant for run time: it loads the other bundle.
  module: { parser: { javascript: { createRequire: false } }, rules: [typescript] },
  devtool: production ? 'nosources-cheap-module-source-map' : 'cheap-module-source-map',
  optimization: { minimize: false, nodeEnv: false },
  plugins: [new MovedFilesPlugin()],
  cache: cache('server'),
  experiments,
  stats: 'errors-warnings',
};
