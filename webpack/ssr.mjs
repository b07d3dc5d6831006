// The server-rendering build: the same rules as the client's, with all packages bundled, since some work only that
// way.
import { join } from 'node:path';
import webpack from 'webpack';
import { RebuildImportersPlugin } from './rebuildImporters.mjs';
import {
  apiClient,
  cache,
  catalogs,
  experiments,
  output,
  production,
  resolve,
  root,
  serverSourceMaps,
  styles,
  typescript,
} from './rules.mjs';

export default {
  name: 'ssr',
  mode: production ? 'production' : 'development',
  target: 'node20',
  context: root,
  entry: { entry: './src/app/entry.server.tsx' },
  output: {
    path: join(output, 'ssr'),
    filename: '[name].cjs',
    chunkFilename: '[name].cjs',
    ...serverSourceMaps.template,
    library: { type: 'commonjs2' },
    assetModuleFilename: '[name].[contenthash:10][ext]',
    publicPath: '/assets/',
  },
  resolve,
  module: {
    rules: [
      typescript,
      apiClient,
      catalogs,
      styles({ onServer: true }),
      { test: /\.woff2$/, type: 'asset/resource', generator: { emit: false } },
    ],
  },
  devtool: serverSourceMaps.devtool,
  // Not minimised, so that the server's logs have readable names.
  optimization: { minimize: false },
  plugins: [
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development') }),
    new RebuildImportersPlugin(),
  ],
  cache: cache('ssr'),
  experiments,
  stats: 'errors-warnings',
};
