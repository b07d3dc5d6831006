// A CSS module in tests: every class is its own name, so that a test can read it.
module.exports = new Proxy(
  { __esModule: true },
  {
    get(target, name) {
      if (name === '__esModule') return true;
      if (name === 'default') return module.exports;
      return typeof name === 'string' ? name : target[name];
    },
  },
);
