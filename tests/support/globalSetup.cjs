// Creates the source of all test databases before any test runs: a snapshot, which workers find by an environment
// variable, or a template database on the server of TEST_DATABASE_URL.
const { spawnSync } = require('node:child_process');
const { join } = require('node:path');

module.exports = async () => {
  const made = spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'makeSnapshot.mts')], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`The database snapshot could not be made:\n${made.stderr}`);
  process.env.TEST_DATABASE_SNAPSHOT = made.stdout.trim().split('\n').at(-1);
};
