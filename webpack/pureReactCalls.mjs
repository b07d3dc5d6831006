// Marks what a package makes of React at its top level, and what it tells developers at the console, as free of effects, and takes names for
// developers' tools away, so that the minimizer can leave out what no page uses: react-router ships all of its components in one module.
const CALLS = /^((?:var|let|const) \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const NAMES = /^\w+\.displayName = "[^"\n]*";$/gm;

/** A build of a developer takes the package as it is. */
const WARNINGS = /^( +)(warning(?:Once)?\()/gm;

export default function pureReactCalls(source) {
  return source.replace(CALLS, '$1/* @__PURE__ */ $2').replace(WARNINGS, '$1/* @__PURE__ */ $2').replace(NAMES, '');
}
