// The handle of the development server's process in `npm run dev`: passes builds to it and reports when it responds.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './rules.mjs';

/** @param env the server's environment */
export function serverProcess(env) {
  let child = null;
  const lives = () => child !== null && child.connected;

  function begin() {
    child = fork(join(root, 'webpack/devHost.mjs'), { cwd: root, execArgv: ['--enable-source-maps'], env });
  }

  /** Passes builds to the process. Resolves with 'started', or with the exit code of the process. */
  function restartedWith(names) {
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
    /** Restarts with new builds. Resolves when the server responds, or when it has failed and printed the error. */
    async take(names) {
      if (!lives()) begin();
      // Exit code 0 means that the process needs to be replaced.
      if ((await restartedWith(names)) !== 0) return;
      begin();
      await restartedWith(names);
    },
    /** Resolves when the process has ended. */
    async stop() {
      if (!lives()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
