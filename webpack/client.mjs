// The browser's build: one entry, a chunk a page, styles as linked files, texts as data.
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import webpack from 'webpack';
import { MovedFilesPlugin } from './movedFiles.mjs';
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

/** Packages that ship their components in one module. */
const IN_ONE_MODULE = /node_modules[\\/](?:react-router[\\/]dist[\\/]production|react-intl)[\\/].*\.m?js$/;

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
    // By number: every page loads the table of these names.
    chunkFilename: production ? '[id].[chunkhash:6].js' : '[name].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: false,
  },
  resolve,
  module: {
    rules: [
      typescript,
      styles({ onServer: false }),
      // Whole ones, for the designers' preview in every language; pages get theirs in parts, as data.
      catalogs,
      { test: /\.woff2$/, type: 'asset/resource', use: join(root, 'webpack/cutFont.mjs') },
      // A page brings the calls of those tags alone that it uses.
      apiClient,
      // Its package does not say that its modules have no side effects: a page would carry migrations and transforms that the site does not use.
      { test: /node_modules[\\/]redux-persist[\\/]/, sideEffects: false },
      ...(production ? [{ test: IN_ONE_MODULE, use: join(root, 'webpack/pureReactCalls.mjs') }] : []),
    ],
  },
  // A developer waits for it at each change: lines, not columns.
  devtool: production ? false : 'cheap-module-source-map',
  performance: false,
  optimization: {
    // By how often they are used: 0.8 KB less on a page that is read, 13 KB on a form. Every release changes most of its scripts anyway.
    ...(production && { moduleIds: 'size', chunkIds: 'size' }),
    mangleExports: production && 'size', // 1 KB of brotli less on a page than the default.
    minimizer: [
      // swc, which tests are compiled with, makes 1 % less of the scripts than terser does, in a third of the time.
      new MinimizerPlugin({
        // It works on threads of its own: processes around them are a second of waiting.
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
      // As the chunk's script: the second table of names is then a repetition of the first.
      chunkFilename: production ? '[id].[chunkhash:6].css' : '[name].css',
      // Modules are independent of each other's order: their class names are their own.
      ignoreOrder: true,
    }),
    new webpack.DefinePlugin({
      'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
      // What modules do on the server alone is not sent to browsers.
      'typeof document': JSON.stringify('object'),
    }),
    new TextsPlugin(),
    new ManifestPlugin(),
    new MovedFilesPlugin(),
    // Compressed here, not at each request.
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
