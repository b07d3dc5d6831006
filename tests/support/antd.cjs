// antd by its parts: its own index loads all of them, each with its styles and icons. A part is loaded when it is asked for.
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
