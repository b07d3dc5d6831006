// The client build: one entry, a chunk per page, linked style sheets, texts as data.
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import webpack from 'webpack';
import { RebuildImportersPlugin } from './rebuildImporters.mjs';
import { ManifestPlugin } from './manifestPlugin.mjs';
import { TextsPlugin } from './texts.mjs';
import {
  apiClient,
  cache,
  catalogs,
  experiments,
  output,
  production,
  resolve,
  root,
  styles,
  typescript,
} from './rules.mjs';

/** Packages that ship all their components in one module. */
const SINGLE_MODULE_PACKAGES = /node_modules[\\/](?:react-router[\\/]dist[\\/]production|react-intl)[\\/].*\.m?js$/;

export default {
  name: 'client',
  mode: production ? 'production' : 'development',
  target: ['web', 'es2022'],
  context: root,
  entry: {
    start: './src/app/entry.start.ts',
    main: './src/app/entry.client.ts',
    worker: { import: './src/worker/worker.ts', filename: 'sw.js' },
  },
  output: {
    path: join(output, 'client'),
    publicPath: '/assets/',
    filename: production ? '[name].[contenthash:6].js' : '[name].js',
    // Numeric names, because every page loads the table of chunk names.
    chunkFilename: production ? '[id].[chunkhash:6].js' : '[name].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: false,
  },
  resolve,
  module: {
    rules: [
      typescript,
      styles({ onServer: false }),
      // Whole catalogs, for the designers' preview in every language. Pages load theirs in parts, as data.
      catalogs,
      { test: /\.woff2$/, type: 'asset/resource', use: join(root, 'webpack/subsetFontLoader.mjs') },
      // A page includes only the API calls of the tags that it uses.
      apiClient,
      // The package does not declare that its modules have no side effects, so unused migrations and transforms would
      // be included.
      { test: /node_modules[\\/]redux-persist[\\/]/, sideEffects: false },
      ...(production ? [{ test: SINGLE_MODULE_PACKAGES, use: join(root, 'webpack/pureReactCalls.mjs') }] : []),
    ],
  },
  devtool: false,
  performance: false,
  optimization: {
    // Ids by frequency of use save 0.8 KB on a content page and 13 KB on a form page. Every release changes most
    // scripts anyway.
    ...(production && { moduleIds: 'size', chunkIds: 'size' }),
    mangleExports: production && 'size', // Saves 1 KB of brotli on a page compared with the default.
    minimizer: [
      // swc's output is 1 % smaller than terser's, in a third of the time.
      new MinimizerPlugin({
        // swc has its own threads; additional processes would cost a second.
        parallel: false,
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: { passes: 3, inline: 0, reduce_funcs: false } },
      }),
      new CssMinimizerPlugin(),
    ],
    splitChunks: {
      chunks: 'async',
      cacheGroups: { defaultVendors: { name: false } },
    },
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: production ? '[name].[contenthash:6].css' : '[name].css',
      // The same pattern as for scripts, so that the second table of names compresses well.
      chunkFilename: production ? '[id].[chunkhash:6].css' : '[name].css',
      // The order of modules does not matter, because their class names are unique.
      ignoreOrder: true,
    }),
    new webpack.DefinePlugin({
      'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
      // Removes server-only code from the client bundle.
      'typeof document': JSON.stringify('object'),
    }),
    new TextsPlugin(),
    new ManifestPlugin(),
    new RebuildImportersPlugin(),
    // Compressed at build time, not at each request.
    production &&
      new CompressionPlugin({
        filename: '[path][base].br',
        algorithm: 'brotliCompress',
        compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
        test: /\.(js|css|svg|json)$/,
        minRatio: Infinity,
      }),
  ],
  cache: cache('client'),
  experiments,
  stats: 'errors-warnings',
};
