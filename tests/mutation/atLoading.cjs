// Static mutants, in code that runs while modules load: for each, the modules are loaded again, and the tests run until
// one fails.
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const FILE = join(process.cwd(), '.cache/mutation/results.json');
const TIMEOUT_MS = 3_000;
const MAX_TEST_MS = 2_000;

/** Tests that kill most mutants of a slice or endpoint, the quick ones first. */
const FILES = [
  'initialState',
  'slices',
  'registration',
  'responses',
  'envelope',
  'files',
  'ticket',
  'pageSeo',
  'requests',
  'countdown',
  'persisted',
  'idle',
  'story',
  'network',
  'loading',
  'formCalls',
  'operations',
  'cacheTags',
];

const NAMES = ['test', 'it', 'describe', 'beforeEach', 'afterEach'];

/** Collects the tests of a file with their hooks, without running them. */
function collect(name) {
  const tests = [];
  const levels = [{ before: [], after: [] }];
  const add = (title, body) => tests.push({ title, body, levels: [...levels] });
  const block = (_title, body) => {
    levels.push({ before: [], after: [] });
    body();
    levels.pop();
  };
  const each = (register) => (table) => (title, body) => {
    for (const row of table) register(title, () => body(...(Array.isArray(row) ? row : [row])));
  };
  const original = Object.fromEntries(NAMES.map((key) => [key, globalThis[key]]));
  const collectingTest = Object.assign(add, { each: each(add) });
  Object.assign(globalThis, {
    test: collectingTest,
    it: collectingTest,
    describe: Object.assign(block, { each: each(block) }),
    beforeEach: (hook) => levels.at(-1).before.push(hook),
    afterEach: (hook) => levels.at(-1).after.push(hook),
  });
  try {
    require(`../store/${name}.test.ts`);
  } finally {
    Object.assign(globalThis, original);
  }
  return tests;
}

async function passes({ body, levels }) {
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('The test timed out.')), TIMEOUT_MS);
  });
  let hasPassed = true;
  try {
    for (const { before } of levels) for (const hook of before) await hook();
    await Promise.race([body(), timeout]);
  } catch {
    hasPassed = false;
  }
  clearTimeout(timer);
  try {
    for (const { after } of [...levels].reverse()) for (const hook of after) await hook();
  } catch {
    hasPassed = false;
  }
  return hasPassed;
}

/** Collects all tests, with newly loaded modules. */
function collectAll() {
  jest.resetModules();
  return FILES.flatMap((name) => collect(name).map((one) => ({ ...one, title: `${name}: ${one.title}` })));
}

/** The title of the first test that fails with this mutant; null when none does. */
async function findKiller(id, order) {
  globalThis.mutate(id);
  let tests;
  try {
    tests = collectAll();
  } catch {
    return 'module loading';
  }
  // A changed number of tests means a changed test table, so the mutant is killed.
  if (tests.length !== order.length) return 'a changed test table';
  for (const at of order) if (at.isUsable && !(await passes(tests[at.index]))) return tests[at.index].title;
  return null;
}

test('static mutants', async () => {
  // Tests that fail without a mutant are ignored; quick ones run first, and slow ones not at all.
  const order = [];
  globalThis.mutate(null);
  for (const [index, one] of collectAll().entries()) {
    const started = Date.now();
    const hasPassed = await passes(one);
    const durationMs = Date.now() - started;
    order.push({ index, durationMs, title: one.title, isUsable: hasPassed && durationMs <= MAX_TEST_MS });
  }
  order.sort((one, other) => one.durationMs - other.durationMs);
  const skippedTests = order.filter(({ isUsable }) => !isUsable).map(({ title }) => title);
  const results = JSON.parse(readFileSync(FILE, 'utf8'));
  for (const id of Object.keys(results.static)) {
    if (results.killed[id]) continue;
    const killer = await findKiller(id, order);
    if (killer !== null) results.killed[id] = killer;
    else (results.survived ??= []).push(id);
    writeFileSync(FILE, JSON.stringify({ ...results, skippedTests }));
  }
  globalThis.mutate(null);
}, 3_600_000);
