// The browser's build: one entry, a chunk a page, a chunk a language's texts, styles as linked files.
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import webpack from 'webpack';
import { ManifestPlugin } from './manifestPlugin.mjs';
import { cache, catalogs, production, resolve, root, styles, typescript } from './rules.mjs';

/** What the entry is made of besides our own code. */
const ENTRY_PACKAGES = {
  react: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  router: /node_modules[\\/](?:react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
  store:
    /node_modules[\\/](?:@reduxjs|redux|redux-persist|redux-thunk|immer|reselect|react-redux|use-sync-external-store)[\\/]/,
  intl: /node_modules[\\/](?:react-intl|@formatjs|intl-messageformat)[\\/]/,
};

export default {
  name: 'client',
  mode: production ? 'production' : 'development',
  target: ['web', 'es2022'],
  context: root,
  entry: { main: './src/shell/entry.client.tsx', worker: { import: './src/worker/worker.ts', filename: 'sw.js' } },
  output: {
    path: join(root, 'dist/client'),
    publicPath: '/assets/',
    filename: production ? '[name].[contenthash:10].js' : '[name].js',
    chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
    assetModuleFilename: '[name].[contenthash:10][ext]',
    crossOriginLoading: false,
  },
  resolve,
  module: { rules: [typescript, catalogs, styles({ onServer: false }), { test: /\.woff2$/, type: 'asset/resource' }] },
  devtool: production ? false : 'source-map',
  performance: false,
  optimization: {
    minimizer: ['...', new CssMinimizerPlugin()],
    splitChunks: {
      chunks: 'async',
      cacheGroups: {
        defaultVendors: { name: false },
        // The entry's packages are scripts of their own: each is evaluated in a turn of its own, so that none blocks the page for long, and
        // a change of ours leaves them in the reader's cache.
        ...Object.fromEntries(
          Object.entries(production ? ENTRY_PACKAGES : {}).map(([name, packages]) => [
            name,
            { name, chunks: ({ name: chunk }) => chunk === 'main', test: packages, priority: 10, enforce: true },
          ]),
        ),
      },
    },
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: production ? '[name].[contenthash:10].css' : '[name].css',
      chunkFilename: production ? '[name].[contenthash:10].css' : '[name].css',
      // Modules are independent of each other's order: their class names are their own.
      ignoreOrder: true,
    }),
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development') }),
    new ManifestPlugin(),
  ],
  cache: cache('client'),
  stats: 'errors-warnings',
};
