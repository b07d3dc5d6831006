// Runs each test once unchanged, and again for every surviving mutant that it covers, without reloading modules: a
// mutant costs as much as its test. Static mutants, in code that runs while modules load, are tested by atLoading.cjs.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { basename, join, relative } = require('node:path');

const FILE = join(process.cwd(), '.cache/mutation/results.json');
const { AT_LOADING, SLOWEST = '150' } = process.env;
const selected = new Set(JSON.parse(readFileSync(join(process.cwd(), '.cache/mutation/selected.json'), 'utf8')));
/** Timeout for a test that waits for something the mutant has removed. */
const TIMEOUT_MS = 3_000;

let active = null;
let hitCount = 0;
let hitLimit = Infinity;
let counts = null;
let isLoading = true;
const staticMutants = new Set();

globalThis.stryMutAct_9fa48 = (id) => {
  if (id !== active) return false;
  // An infinite loop.
  if ((hitCount += 1) > hitLimit) throw new Error('The mutant exceeded its hit limit.');
  return true;
};
globalThis.stryCov_9fa48 = (...ids) => {
  for (const id of ids)
    if (!selected.has(id)) continue;
    else if (counts) counts.set(id, (counts.get(id) ?? 0) + 1);
    else if (isLoading) staticMutants.add(id);
};

const sleep = setTimeout;
const within = (promise, milliseconds) => {
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = sleep(() => reject(new Error('The test timed out.')), milliseconds);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
};

/** Errors that jest collected outside the test's own exception: from listeners and timers. */
function takeOtherErrors() {
  const symbol = Object.getOwnPropertySymbols(globalThis).find(
    ({ description }) => description === 'JEST_STATE_SYMBOL',
  );
  return globalThis[symbol]?.currentlyRunningTest?.errors.splice(0) ?? [];
}

const results = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, 'utf8'))
  : { killed: {}, covered: {}, static: {}, leaking: [] };

const original = { test, describe, beforeEach, afterEach };
const levels = [{ before: [], after: [] }];

function withMutants(hook) {
  const around = [...levels];
  return async function run(...values) {
    const name = `${basename(expect.getState().testPath)}: ${expect.getState().currentTestName}`;
    const started = Date.now();
    isLoading = false;
    counts = new Map();
    await hook.apply(this, values);
    const durationMs = Date.now() - started;
    const covered = [...counts];
    counts = null;
    for (const id of staticMutants) results.static[id] = true;
    const before = async () => {
      for (const { before: hooks } of around) for (const hook of hooks) await hook.call(this);
    };
    const after = async () => {
      for (const { after: hooks } of [...around].reverse())
        for (const hook of [...hooks].reverse()) await hook.call(this);
    };
    const fails = async () => {
      const errors = [];
      const attempt = async (part) => {
        try {
          await part();
        } catch (error) {
          errors.push(error);
        }
      };
      await attempt(before);
      await attempt(() => within(Promise.resolve(hook.apply(this, values)), Math.max(TIMEOUT_MS, durationMs * 10)));
      await attempt(after);
      await new Promise((resolve) => sleep(resolve, 0));
      return errors.concat(takeOtherErrors()).length > 0;
    };
    await after();
    for (const [id, count] of covered) {
      const file = relative(process.cwd(), expect.getState().testPath);
      results.covered[id] = [...new Set([...(results.covered[id] ?? []), file])];
      if (durationMs > Number(SLOWEST) || staticMutants.has(id) || results.killed[id]) continue;
      [active, hitCount, hitLimit] = [id, 0, Math.max(100, count * 20)];
      const isKilled = await fails();
      active = null;
      if (!isKilled) continue;
      results.killed[id] = name;
      // Leftovers of one mutant must not be attributed to another.
      if (!(await fails())) continue;
      results.leaking.push(`${name} (${id})`);
      break;
    }
    writeFileSync(FILE, JSON.stringify(results));
    await before();
  };
}

/** Records hooks at their level, so that they can be run again. */
function recordHooks(name, list) {
  globalThis[name] = (hook, timeout) => {
    levels.at(-1)[list].push(hook);
    return original[name](hook, timeout);
  };
}

const block = (body) =>
  function inLevel(...values) {
    levels.push({ before: [], after: [] });
    try {
      return body.apply(this, values);
    } finally {
      levels.pop();
    }
  };

globalThis.mutate = (id) => {
  [active, hitCount, hitLimit] = [id, 0, 20_000];
};

if (AT_LOADING === undefined) {
  recordHooks('beforeEach', 'before');
  recordHooks('afterEach', 'after');
  const each =
    (of, wrap) =>
    (...table) =>
    (name, body) =>
      of.each(...table)(name, wrap(body));
  globalThis.describe = Object.assign((name, body) => original.describe(name, block(body)), original.describe, {
    each: each(original.describe, block),
  });
  globalThis.test = Object.assign((name, body) => original.test(name, withMutants(body)), original.test, {
    each: each(original.test, withMutants),
  });
  globalThis.it = globalThis.test;
}
