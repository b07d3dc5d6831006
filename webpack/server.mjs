// The server build: our code only. Packages are loaded from node_modules.
import { join } from 'node:path';
import { RebuildImportersPlugin } from './rebuildImporters.mjs';
import { cache, experiments, output, production, resolve, root, serverSourceMaps, typescript } from './rules.mjs';

/** Whether a request is for a package: neither a relative path nor an alias. */
const isPackage = (request) => /^[a-z@]/i.test(request) && !request.startsWith('@/');

export default {
  name: 'server',
  mode: production ? 'production' : 'development',
  target: 'node20',
  context: root,
  // Commands always use the production build.
  entry: production
    ? { index: './server/index.ts', cli: './server/commands/cli.ts' }
    : { develop: './server/develop.ts' },
  output: {
    path: join(output, 'server'),
    filename: '[name].cjs',
    chunkFilename: '[name].cjs',
    ...serverSourceMaps.template,
    library: { type: 'commonjs2' },
  },
  resolve: { ...resolve, alias: { '@': join(root, 'src') } },
  externals: [({ request }, done) => (isPackage(request) ? done(null, `commonjs ${request}`) : done())],
  // createRequire must remain a run-time call, because it loads the other bundle.
  module: { parser: { javascript: { createRequire: false } }, rules: [typescript] },
  devtool: serverSourceMaps.devtool,
  optimization: { minimize: false, nodeEnv: false },
  plugins: [new RebuildImportersPlugin()],
  cache: cache('server'),
  experiments,
  stats: 'errors-warnings',
};
