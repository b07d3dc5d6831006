import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { claimFolder, FolderInUse, isFolderInUse } from './lock';

let folder: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Starts another process that claims the folder, and returns the first line of its output. */
async function claimElsewhere(): Promise<{ child: ChildProcess; output: string }> {
  const script = `
    import { createServer } from 'node:net';
    const { claimFolder } = await import(${JSON.stringify(resolve('server/db/lock.ts'))});
    try {
      const path = await claimFolder(${JSON.stringify(folder)});
      createServer().listen(path, () => console.log('claimed'));
    } catch (error) {
      console.log(error.message);
    }`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  started.push(child);
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, output: chunk.toString().trim() };
}

test('an unused folder can be claimed', async () => {
  expect(await isFolderInUse(folder)).toBe(false);
  await expect(claimFolder(folder)).resolves.toBe(join(folder, 'server.sock'));
});

test('rejects a second process on the same data folder and says what to do', async () => {
  expect((await claimElsewhere()).output).toBe('claimed');
  expect(await isFolderInUse(folder)).toBe(true);
  await expect(claimFolder(folder)).rejects.toThrow(FolderInUse);
  expect((await claimElsewhere()).output).toBe(
    `The data folder ${folder} is in use by another process. Stop it, or set DATA_DIR to another folder.`,
  );
});

test('a killed process leaves the folder free, although its socket file remains', async () => {
  const { child } = await claimElsewhere();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await isFolderInUse(folder)).toBe(false);
  expect((await claimElsewhere()).output).toBe('claimed');
});
