// What all three builds share: TypeScript, styles, texts, and where '@/' points.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import customMedia from 'postcss-custom-media';
import { className } from './className.mjs';
import { compileCatalog } from './texts.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

export const production = process.env.NODE_ENV !== 'development';

/** Where builds are written. A developer's are a world of their own: commands and `npm start` use those of production meanwhile. */
export const output = join(root, production ? 'dist' : '.cache/development');

/** Types are checked next to the build (npm run check); here they are only removed. */
export const typescript = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require.resolve('ts-loader'),
    options: {
      transpileOnly: true,
      configFile: join(root, 'webpack/tsconfig.json'),
    },
  },
};

/** The calls of a tag that nobody imports are not put into the api. */
export const apiClient = { test: /[\\/]src[\\/]api[\\/]/, sideEffects: false };

/** Whole catalogs: for the server, and for the designers' preview. Pages get theirs in parts (texts.mjs). */
export const catalogs = {
  test: /[\\/]locales[\\/][^\\/]+[\\/][^\\/]+\.json$/,
  type: 'json',
  parser: { parse: compileCatalog },
};

/** `@media (--below-768)`: the widths at which layouts change have one list. */
const postcss = {
  loader: require.resolve('postcss-loader'),
  options: {
    postcssOptions: {
      config: false,
      plugins: [globalData({ files: [join(root, 'src/ui/styles/media.css')] }), customMedia()],
    },
  },
};

/** CSS modules where a file says so; on the server only their class names. */
export const styles = ({ onServer }) => ({
  test: /\.css$/,
  oneOf: [
    { resourceQuery: /raw/, type: 'asset/source' },
    {
      use: [
        ...(onServer ? [] : [MiniCssExtractPlugin.loader]),
        {
          loader: require.resolve('css-loader'),
          options: {
            // An imported style sheet goes through PostCSS, too.
            importLoaders: 1,
            modules: {
              auto: /\.module\.css$/,
              exportOnlyLocals: onServer,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              ...(production
                ? { getLocalIdent: className(root) }
                : { localIdentName: '[name]_[local]_[hash:base64:4]' }),
            },
          },
        },
        postcss,
      ],
    },
  ],
});

/** Its package names the development build for every bundler. */
const routerBuild = join(root, 'node_modules/react-router/dist', production ? 'production' : 'development');

export const resolve = {
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  alias: {
    '@': join(root, 'src'),
    'react-router$': join(routerBuild, 'index.mjs'),
    'react-router/dom$': join(routerBuild, 'dom-export.mjs'),
    // react-intl gets compiled catalogs only, so it needs no parser.
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  },
};

/** While a developer waits: what is known of modules that neither changed nor stand beside a change is not worked out again. */
export const experiments = { cacheUnaffected: !production };

/** To write the cache takes a second, in which nothing is compiled. A second after a change, which is webpack's own choice, a developer makes the next one; after so long he looks at it. */
const WRITE_CACHE_AFTER_MS = 30_000;

/** What has not changed is not compiled again, by this name and these files. */
export const cache = (name) => ({
  type: 'filesystem',
  name: `${name}-${production ? 'production' : 'development'}`,
  cacheDirectory: join(root, '.cache/webpack'),
  idleTimeoutAfterLargeChanges: WRITE_CACHE_AFTER_MS,
  buildDependencies: { config: [join(root, 'webpack/'), join(root, 'package-lock.json')] },
});
