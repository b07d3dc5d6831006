// The client build of `npm run dev`: Fast Refresh, whole source maps, and the development server's client.
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import reactRefreshTypeScript from 'react-refresh-typescript';
import webpack from 'webpack';
import client from './client.mjs';
import { typescript } from './rules.mjs';

/** The client of webpack-dev-server. Errors of a page reach its overlay through errors.client.mjs. */
const devServerClient = `webpack-dev-server/client/index.js?${new URLSearchParams({
  hot: 'true',
  'live-reload': 'true',
  logging: 'warn',
  overlay: '{"errors":true,"warnings":false,"runtimeErrors":false}',
})}`;

/** What an application needs for hot updates and for the overlay. */
const hot = [
  './webpack/errors.client.mjs',
  './webpack/refresh.client.mjs',
  'webpack/hot/dev-server.js',
  devServerClient,
];

const refreshedTypescript = {
  ...typescript,
  use: {
    ...typescript.use,
    options: { ...typescript.use.options, getCustomTransformers: () => ({ before: [reactRefreshTypeScript()] }) },
  },
};

export default {
  ...client,
  entry: {
    ...client.entry,
    // The application only: by default the start script and the service worker would get these modules, too.
    main: {
      import: [...hot, client.entry.main],
      // A separate runtime chunk, because its table of hashes changes with each build.
      runtime: 'runtime',
    },
    gallery: {
      import: [...hot, './src/app/gallery/entry.tsx'],
      runtime: 'runtime',
    },
    story: {
      import: [...hot, './src/app/story/entry.tsx'],
      runtime: 'runtime',
    },
    storyScreen: {
      import: [...hot, './src/app/story/screen.tsx'],
      runtime: 'runtime',
    },
  },
  output: { ...client.output, clean: false },
  // Places inside of JSX need whole maps. A map per module stays right for modules that a hot update leaves alone.
  devtool: 'eval-source-map',
  module: {
    ...client.module,
    rules: client.module.rules.map((rule) => (rule === typescript ? refreshedTypescript : rule)),
  },
  plugins: [
    ...client.plugins,
    new webpack.HotModuleReplacementPlugin(),
    // Only files with components accept updates. A change of another module reaches the components that import it.
    new ReactRefreshPlugin({ overlay: false, include: /\.tsx$/, exclude: /node_modules/ }),
  ],
  watchOptions: { aggregateTimeout: 10 },
};
