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
const COMPONENT_TAGS = [0, 1, 11, 14, 15];

/** The recorded commits; null while not recording. */
let commits: string[][] | null = null;

const nameOf = (type: unknown): string => {
  const { displayName, name, render, type: inner } = type as Record<string, unknown>;
  return String(displayName ?? name ?? (render || inner ? nameOf(render ?? inner) : 'unnamed'));
};

/** An untouched fiber has the same children as before. */
function collectRenders(fiber: Fiber, previous: Fiber | null, names: string[]): string[] {
  if (COMPONENT_TAGS.includes(fiber.tag) && fiber.flags & PERFORMED_WORK) names.push(nameOf(fiber.type));
  if (fiber.child !== previous?.child)
    for (let { child } = fiber; child; child = child.sibling) collectRenders(child, child.alternate, names);
  return names;
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) =>
      void commits?.push(collectRenders(current, current.alternate, [])),
  },
});

/** The names of the components rendered while `work` runs, one list per commit. */
export async function recordRenders(work: () => unknown): Promise<string[][]> {
  const recorded: string[][] = [];
  commits = recorded;
  try {
    await work();
  } finally {
    commits = null;
  }
  return recorded.filter((names) => names.length > 0);
}
