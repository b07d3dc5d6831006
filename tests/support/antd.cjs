// antd split into parts, each loaded on first use: its own index loads all of them with their styles and icons.
const folderOf = (name) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

module.exports = new Proxy(
  {},
  {
    get(_target, name) {
      if (name === '__esModule') return true;
      return typeof name === 'string' ? require(`antd/lib/${folderOf(name)}`).default : undefined;
    },
  },
);
