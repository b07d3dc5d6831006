/** Tries mutants in the type check, without writing them to a file. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

/** The source with one mutant. */
function mutated(text, { location: { start, end }, replacement }) {
  const lines = text.split('\n');
  const offset = ({ line, column }) => lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, column);
  return text.slice(0, offset(start)) + replacement + text.slice(offset(end));
}

/** A language service of the project whose files can be replaced. */
function makeService(replaced) {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'));
  return ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (name) => String(replaced.get(name)?.version ?? 0),
    getScriptSnapshot(name) {
      const text = replaced.get(name)?.text ?? ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => resolve('.'),
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
  });
}

/** Files whose types depend on an endpoint, a slice or the store: the mutated file, and its direct importers. */
function dependents(service, name) {
  const module = name.replace(/^.*\/src\//, '').replace(/\.ts$/, '');
  const stem = module.split('/').at(-1);
  const program = service.getProgram();
  return program
    .getSourceFiles()
    .filter(({ fileName, text }) => fileName === name || (!fileName.includes('node_modules') && text.includes(stem)))
    .map(({ fileName }) => fileName);
}

/** The first type error that each mutant causes, by its id. */
export function findTypeErrors(mutants) {
  const replaced = new Map();
  const service = makeService(replaced);
  const errors = new Map();
  let version = 0;
  for (const mutant of mutants) {
    const name = join(resolve('.'), mutant.file);
    const original = readFileSync(name, 'utf8');
    replaced.set(name, { version: (version += 1), text: mutated(original, mutant) });
    for (const file of dependents(service, name)) {
      const [problem] = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
      if (!problem) continue;
      errors.set(
        mutant.id,
        `${file.replace(`${resolve('.')}/`, '')}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`,
      );
      break;
    }
    replaced.set(name, { version: (version += 1), text: original });
  }
  return errors;
}
