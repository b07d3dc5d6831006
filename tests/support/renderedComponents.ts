/**
 * Records which components React renders in a commit, through the hook of its developer tools. Imported before React
 * in every test document, because react-dom looks for the hook once, when it is loaded.
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
/** Functions and classes, also inside forwardRef and memo. */
const COMPONENTS = [0, 1, 11, 14, 15];

/** The recorded commits; null while not recording. */
let commits: string[][] | null = null;

const nameOf = (type: unknown): string => {
  const { displayName, name, render, type: inner } = type as Record<string, unknown>;
  return String(displayName ?? name ?? (render || inner ? nameOf(render ?? inner) : 'unnamed'));
};

/** An untouched fiber has the same children as before. */
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

/** The names of the components rendered while `work` runs, one list per commit. */
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
