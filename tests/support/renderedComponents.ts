/**
 * Which components React draws in a commit, as its developer tools see it. Imported before React in every document of the tests: react-dom looks for
 * the tools once, when it is loaded.
 */
interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

const PERFORMED_WORK = 1;
/** Functions and classes, behind forwardRef and memo too. */
const COMPONENTS = [0, 1, 11, 14, 15];

/** What is written down; null while nobody asks. */
let commits: string[][] | null = null;

const nameOf = (type: unknown): string => {
  const { displayName, name, render, type: inner } = type as Record<string, unknown>;
  return String(displayName ?? name ?? (render || inner ? nameOf(render ?? inner) : 'unnamed'));
};

/** What was not touched has the children that it had. */
function rendersIn(fiber: Fiber, before: Fiber | null, names: string[]): string[] {
  if (COMPONENTS.includes(fiber.tag) && fiber.flags & PERFORMED_WORK) names.push(nameOf(fiber.type));
  if (fiber.child !== before?.child)
    for (let { child } = fiber; child; child = child.sibling) rendersIn(child, child.alternate, names);
  return names;
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) =>
      void commits?.push(rendersIn(current, current.alternate, [])),
  },
});

/** The names of what is drawn while `work` runs, a list for each commit. */
export async function rendersDuring(work: () => unknown): Promise<string[][]> {
  const seen: string[][] = [];
  commits = seen;
  try {
    await work();
  } finally {
    commits = null;
  }
  return seen.filter((names) => names.length > 0);
}
