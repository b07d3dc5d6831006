// The problems that webpack does not know: errors of types, of the server, and of the page. They appear in the terminal
// and, over the socket of webpack-dev-server, in its overlay.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './rules.mjs';

/** A module in a browser's stack: `eval-source-map` names the module, and its source map follows its code. */
const EVAL_FRAME = /webpack-internal:\/\/\/([^\s:)]+):(\d+):(\d+)/g;

/** A file of the repository in a server's stack. */
const SOURCE_FRAME = /(?:file:\/\/)?(\/[^\s():]+):(\d+):(\d+)/g;

/** The first place of a mapped stack in a file of the repository. */
const FIRST_PLACE = /((?:src|server|content|webpack)\/[^\s():]+):(\d+:\d+)/;

const mapPrefix = '//# sourceMappingURL=data:application/json;charset=utf-8;base64,';

/** The source map of a module in a file that webpack has built; null if the file does not contain the module. */
function sourceMapOf(id, text) {
  const end = text.indexOf(`\\n//# sourceURL=webpack-internal:///${id}\\n`);
  if (end === -1) return null;
  const start = text.lastIndexOf(mapPrefix, end) + mapPrefix.length;
  return new SourceMap(JSON.parse(Buffer.from(text.slice(start, end), 'base64').toString()));
}

/**
 * Replaces the places of a browser's stack by those of the sources.
 * @param texts the built files
 */
export function mapBrowserStack(stack, texts) {
  return stack.replace(EVAL_FRAME, (frame, id, line, column) => {
    for (const text of texts) {
      const origin = sourceMapOf(id, text)?.findOrigin(Number(line), Number(column));
      if (origin?.lineNumber) return `${id.replace(/^\.\//, '')}:${origin.lineNumber}:${origin.columnNumber}`;
    }
    return frame;
  });
}

/** Shortens the places of a server's stack to paths from the root. */
export const shortenServerStack = (stack) =>
  stack.replace(SOURCE_FRAME, (frame, file, line, column) => {
    const path = relative(root, isAbsolute(file) ? file : fileURLToPath(file));
    return path.startsWith('..') ? frame : `${path}:${line}:${column}`;
  });

/** The indented line of the source and its neighbours, with a mark; empty for an unreadable file. */
function excerptOf(file, line) {
  try {
    const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n');
    const from = Math.max(0, line - 3);
    return lines
      .slice(from, line + 2)
      .map((text, at) => `${from + at + 1 === line ? '>' : ' '} ${String(from + at + 1).padStart(4)} | ${text}`)
      .join('\n');
  } catch {
    return '';
  }
}

/**
 * A problem as the overlay shows it: file and line first, then the message, an excerpt and the stack.
 * @param stack a mapped stack, whose first lines are the message
 */
export function problemOf(stack) {
  const [, file, loc] = FIRST_PLACE.exec(stack) ?? [];
  if (file === undefined) return { message: stack };
  return {
    moduleName: file,
    loc,
    message: `${stack.split(/\n\s+at /, 1)[0]}\n\n${excerptOf(file, parseInt(loc, 10))}\n\n${stack}`,
  };
}

/** A problem as a text for the terminal. */
export const formatProblem = ({ moduleName, loc, message }) =>
  moduleName === undefined ? message : `${moduleName}:${loc} ${message}`;

const escapeHtml = (text) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page for requests while the server is down. It reloads, so that it disappears with the problem. */
export const renderProblems = (problems) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">` +
  `<title>The server did not start</title><h1>The server did not start</h1>` +
  problems.map((problem) => `<pre>${escapeHtml(formatProblem(problem))}</pre>`).join('');

/** A changed type can have hundreds of errors. The terminal has all of them. */
const MAX_SHOWN = 20;

/**
 * The current problems by their source, such as `types` or `server`.
 * @param send sends a message to all browsers, or to one
 */
export function currentProblems(send) {
  const bySource = new Map();
  // Consequences within packages come after their cause.
  const all = () =>
    [...bySource.values()].flat().sort((one, other) => Number(!one.moduleName) - Number(!other.moduleName));
  const show = (client) => void (all().length > 0 && send('errors', all().slice(0, MAX_SHOWN), client));
  return {
    all,
    has: (source) => (bySource.get(source) ?? []).length > 0,
    /** Shows them again: to a new browser, or after a build has closed the overlay. */
    show,
    /** Replaces the problems of a source, and shows what remains. */
    set(source, problems) {
      const had = all().length > 0;
      bySource.set(source, problems);
      if (all().length > 0) show();
      else if (had) send('still-ok');
    },
    add(source, problem) {
      this.set(source, [...(bySource.get(source) ?? []), problem]);
    },
  };
}
