// Mutants in code that runs while modules load: for each, the modules are loaded again, and the tests run until one
// fails.
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const FILE = join(process.cwd(), '.cache/mutation/verdicts.json');
const WAIT_MS = 3_000;
const SLOWEST_MS = 400;

/** Tests that detect most faults of a slice or endpoint, the quick ones first. */
const FILES = [
  'slices',
  'visit',
  'answers',
  'requests',
  'countdown',
  'persisted',
  'idle',
  'recording',
  'network',
  'loading',
  'formCalls',
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
  const own = Object.assign(add, { each: each(add) });
  Object.assign(globalThis, {
    test: own,
    it: own,
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
  let late;
  const tooLong = new Promise((_, reject) => {
    late = setTimeout(() => reject(new Error('It took too long.')), WAIT_MS);
  });
  let isGood = true;
  try {
    for (const { before } of levels) for (const hook of before) await hook();
    await Promise.race([body(), tooLong]);
  } catch {
    isGood = false;
  }
  clearTimeout(late);
  try {
    for (const { after } of [...levels].reverse()) for (const hook of after) await hook();
  } catch {
    isGood = false;
  }
  return isGood;
}

/** Collects all tests, with newly loaded modules. */
function collectAll() {
  jest.resetModules();
  return FILES.flatMap((name) => collect(name).map((one) => ({ ...one, title: `${name}: ${one.title}` })));
}

/** The title of the first test that fails with this mutant; null when none does. */
async function noticedBy(id, order) {
  globalThis.mutate(id);
  let tests;
  try {
    tests = collectAll();
  } catch {
    return 'its modules cannot be loaded';
  }
  // A changed number of tests means a changed test table, so the mutant is detected.
  if (tests.length !== order.length) return 'tables of tests';
  for (const at of order) if (at.isFit && !(await passes(tests[at.index]))) return tests[at.index].title;
  return null;
}

test('mutants of what runs while modules are loaded', async () => {
  // Tests that fail without a mutant are ignored; quick ones run first, and slow ones not at all.
  const order = [];
  globalThis.mutate(null);
  for (const [index, one] of collectAll().entries()) {
    const started = Date.now();
    const isGood = await passes(one);
    const took = Date.now() - started;
    order.push({ index, took, title: one.title, isFit: isGood && took <= SLOWEST_MS });
  }
  order.sort((one, other) => one.took - other.took);
  const unfit = order.filter(({ isFit }) => !isFit).map(({ title }) => title);
  const verdicts = JSON.parse(readFileSync(FILE, 'utf8'));
  for (const id of Object.keys(verdicts.atLoading)) {
    if (verdicts.noticed[id]) continue;
    const by = await noticedBy(id, order);
    if (by !== null) verdicts.noticed[id] = by;
    else (verdicts.quiet ??= []).push(id);
    writeFileSync(FILE, JSON.stringify({ ...verdicts, unfit }));
  }
  globalThis.mutate(null);
}, 3_600_000);
