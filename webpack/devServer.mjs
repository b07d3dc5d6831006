// The handle of the development server's process in `npm run dev`: passes builds to it and reports when it responds.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './rules.mjs';

/**
 * @param env the server's environment
 * @param onError called with the stack of each error that the server logs
 */
export function serverProcess(env, onError) {
  let child = null;
  const lives = () => child !== null && child.connected;

  function begin() {
    child = fork(join(root, 'webpack/devHost.mjs'), { cwd: root, execArgv: ['--enable-source-maps'], env });
    child.on('message', ({ type, stack }) => void (type === 'error' && onError(stack)));
  }

  /** Passes builds to the process. Resolves with its response, or with the exit code of the process. */
  function restartedWith(names) {
    return new Promise((resolve) => {
      const onMessage = (message) => void (message.type !== 'error' && settle(message));
      const settle = (result) => {
        child.off('message', onMessage).off('exit', settle);
        resolve(result);
      };
      child.on('message', onMessage).once('exit', settle);
      child.send(names, () => undefined);
    });
  }

  return {
    /**
     * Restarts with new builds. Resolves when the server responds, or when it has failed and printed the error.
     * @returns the stack of the error that prevented the start, or null
     */
    async take(names) {
      if (!lives()) begin();
      let result = await restartedWith(names);
      // Exit code 0 means that the process needs to be replaced.
      if (result === 0) {
        begin();
        result = await restartedWith(names);
      }
      return result.type === 'started' ? null : (result.stack ?? 'The server process has ended.');
    },
    /** Resolves when the process has ended. */
    async stop() {
      if (!lives()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
