// Shared configuration of the three builds: TypeScript, styles, texts, and the alias '@/'.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import customMedia from 'postcss-custom-media';
import { className } from './className.mjs';
import { compileCatalog, isPseudo } from './texts.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

export const production = process.env.NODE_ENV !== 'development';

/**
 * The output folder. Development builds are separate, so that commands and `npm start` can use the production builds
 * meanwhile.
 */
export const output = join(root, production ? 'dist' : '.cache/development');

/** Types are only removed here; npm run check verifies them. */
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

/** API modules without importers are left out. */
export const apiClient = { test: /[\\/]src[\\/]api[\\/]/, sideEffects: false };

/** Whole catalogs, for the server and the designers' preview. Pages load theirs in parts (texts.mjs). */
export const catalogs = {
  test: /[\\/]locales[\\/](?!terms)[^\\/]+[\\/][^\\/]+\.json$/,
  type: 'json',
  oneOf: [
    { test: /[\\/]locales[\\/]en[\\/]/, parser: { parse: (text) => compileCatalog(text, 'en') } },
    { parser: { parse: compileCatalog } },
  ],
};

/** `@media (--below-768)`: one list has all breakpoints. */
const postcss = {
  loader: require.resolve('postcss-loader'),
  options: {
    postcssOptions: {
      config: false,
      plugins: [globalData({ files: [join(root, 'src/ui/styles/media.css')] }), customMedia()],
    },
  },
};

/** CSS modules by file name; on the server only their class names. */
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
            // Imported style sheets also go through PostCSS.
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

/** The package selects its development build for every bundler. */
const routerBuild = join(root, 'node_modules/react-router/dist', production ? 'production' : 'development');

export const resolve = {
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  alias: {
    '@': join(root, 'src'),
    'react-router$': join(routerBuild, 'index.mjs'),
    'react-router/dom$': join(routerBuild, 'dom-export.mjs'),
    // antd's tables measure scroll bars without the page's nonce.
    'rc-util/es/getScrollBarSize$': join(root, 'src/forms/antd/scrollBarSize.ts'),
    // react-intl gets compiled catalogs only, so it needs no parser.
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  },
};

/** Source maps of the server's builds. In development Node maps stacks to lines of the sources (devHost.mjs). */
export const serverSourceMaps = {
  devtool: production ? 'nosources-cheap-module-source-map' : 'source-map',
  template: production ? {} : { devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
};

/** In development, information about modules that a change does not affect is reused. */
export const experiments = { cacheUnaffected: !production };

/**
 * Writing the cache blocks compilation for a second. webpack's default, one second after a change, would delay the
 * developer's next build; after this time they are probably testing.
 */
const CACHE_WRITE_DELAY_MS = 30_000;

/** The persistent cache of unchanged modules, which the build configuration invalidates. */
export const cache = (name) => ({
  type: 'filesystem',
  name: [name, production ? 'production' : 'development', ...(isPseudo ? ['pseudo'] : [])].join('-'),
  cacheDirectory: join(root, '.cache/webpack'),
  idleTimeoutAfterLargeChanges: CACHE_WRITE_DELAY_MS,
  buildDependencies: { config: [join(root, 'webpack/'), join(root, 'package-lock.json')] },
});
