// The server behind `npm run dev`, as the front sees it: it is given each build, and says when it answers.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './rules.mjs';

/** @param env The server's environment. */
export function serverBehind(env) {
  let child = null;
  const lives = () => child !== null && child.connected;

  function begin() {
    child = fork(join(root, 'webpack/devHost.mjs'), { cwd: root, execArgv: ['--enable-source-maps'], env });
  }

  /** Ends with 'started', or with the code with which the process ended. */
  function given(names) {
    return new Promise((resolve) => {
      const tell = (what) => {
        child.off('message', tell).off('exit', tell);
        resolve(what);
      };
      child.once('message', tell).once('exit', tell);
      child.send(names, () => undefined);
    });
  }

  return {
    /** Goes on with what was built. Ends when it answers; ends as well when it has died of the change, of which it has told. */
    async take(names) {
      if (!lives()) begin();
      // Without an error, it asks for a process of its own.
      if ((await given(names)) !== 0) return;
      begin();
      await given(names);
    },
    /** Ends when its process has. */
    async stop() {
      if (!lives()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
