/**
 * Runs model-based tests: 100 sequences each, 1,000 in `npm run proof` (MODEL_RUNS). A failure prints the seed and
 * the shortest sequence.
 */
import fc from 'fast-check';

const RUNS = Number(process.env.MODEL_RUNS ?? 100);

// Longer runs get a longer timeout.
jest.setTimeout(60_000 * Math.max(1, RUNS / 100));

/** A fixed seed unless MODEL_SEED is set, so that a failure is reproducible. */
const SEED = Number(process.env.MODEL_SEED ?? 27_2026);

type Command<Model extends object, Real> = fc.AsyncCommand<Model, Real>;

/**
 * Runs command sequences on a real system and its model. `create` creates both for each sequence; `checkInvariants`
 * runs after every command and throws when an invariant is violated.
 */
export async function checkModel<Model extends object, Real>(options: {
  commands: fc.Arbitrary<Command<Model, Real>>[];
  create: () => { model: Model; real: Real } | Promise<{ model: Model; real: Real }>;
  checkInvariants: (model: Model, real: Real) => void;
  length?: number;
}): Promise<void> {
  const checkedCommands = options.commands.map((commands) =>
    commands.map((command): Command<Model, Real> => ({
      check: (model) => command.check(model),
      async run(model, real) {
        await command.run(model, real);
        options.checkInvariants(model, real);
      },
      toString: () => command.toString(),
    })),
  );
  await fc.assert(
    fc.asyncProperty(fc.commands(checkedCommands, { maxCommands: options.length ?? 25 }), (commands) =>
      fc.asyncModelRun(async () => options.create(), commands),
    ),
    { numRuns: RUNS, seed: SEED },
  );
}

/** A command: its name, its precondition, and its effect on model and system. */
export const command = <Model extends object, Real>(
  name: string,
  run: (model: Model, real: Real) => void | Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Command<Model, Real> => ({ check, run: async (model, real) => run(model, real), toString: () => name });
