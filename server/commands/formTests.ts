/**
 * `npm run forms -- test [form]`: runs the cases of the newest versions and drafts, renders these forms in every
 * language, and counts which mutants of them the cases notice.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  isPassed,
  runCases,
  serialiseCases,
  withCurrentOutcome,
  type CaseFile,
} from '../../src/rules/forms/cases/cases';
import { failedCaseLines } from '../../src/rules/forms/cases/describe';
import { unreachedText } from '../../src/rules/forms/cases/mutants';
import { parseCases } from '../../src/rules/forms/cases/parseCases';
import { proposeCases } from '../../src/rules/forms/cases/proposeCases';
import { runMutants } from '../../src/rules/forms/cases/runMutants';
import { checkSource, problemLine } from '../../src/rules/forms/check/checkSource';
import { isError } from '../../src/rules/forms/check/problem';
import type { FormDefinition } from '../../src/rules/forms/types';
import { LOCALES } from '../../src/rules/locales';
import { caseFileOf, formFilesIn } from '../forms/loadForms';
import { readEntry } from '../ssr/builtSite';

interface TestOptions {
  /** The form; otherwise all. */
  formId?: string;
  /** Adds the cases that are missing. */
  propose: boolean;
  /** Rewrites expectations that differ. */
  update: boolean;
}

/** The newest version of each form, and its draft. */
async function filesOf(folder: string, formId: string | undefined): Promise<string[]> {
  const [versions, drafts] = await Promise.all([formFilesIn(folder), formFilesIn(folder, 'drafts')]);
  const isNewest = (file: string, index: number) => !versions[index + 1]?.startsWith(`${file.split('/')[0]}/`);
  return [...versions.filter(isNewest), ...drafts].filter((file) => !formId || file.startsWith(`${formId}/`)).sort();
}

const readText = (path: string) => readFile(path, 'utf8').catch(() => null);

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

class FormTest {
  isFailed = false;

  constructor(
    private readonly path: string,
    private readonly form: FormDefinition,
    private readonly dist: string,
  ) {}

  private get casesPath(): string {
    return caseFileOf(this.path);
  }

  private fail(line: string): void {
    this.isFailed = true;
    console.error(`  ${line}`);
  }

  async run({ propose, update }: TestOptions): Promise<void> {
    let file = await this.readCases();
    if (file) file = await this.runCases(file, update);
    if (propose && file !== undefined) file = await this.propose(file);
    await this.render();
    if (file) this.runMutants(file);
  }

  /** Null without a file; undefined if it has problems. */
  private async readCases(): Promise<CaseFile | null | undefined> {
    const text = await readText(this.casesPath);
    if (text === null) {
      console.log('  No cases: --propose writes some.');
      return null;
    }
    const { file, problems } = parseCases(text, this.form);
    for (const problem of problems) this.fail(problemLine(this.casesPath, problem));
    return file;
  }

  private async runCases(file: CaseFile, update: boolean): Promise<CaseFile> {
    const failed = runCases(this.form, file).filter((result) => !isPassed(result));
    const lines = failed.flatMap(failedCaseLines);
    if (failed.length === 0) console.log(`  ${plural(file.cases.length, 'case')} passed.`);
    else if (!update) for (const line of lines) this.fail(line);
    else for (const line of lines) console.log(`  ${line}`);
    if (failed.length === 0 || !update) return file;
    const cases = file.cases.map((formCase) =>
      failed.some((result) => result.formCase === formCase) ? withCurrentOutcome(this.form, file, formCase) : formCase,
    );
    await writeFile(this.casesPath, serialiseCases({ ...file, cases }));
    console.log(`  ${plural(failed.length, 'case')} rewritten in ${this.casesPath}: review them.`);
    return { ...file, cases };
  }

  private async propose(existing: CaseFile | null): Promise<CaseFile> {
    const { file, added, isBaseCompleted } = proposeCases(this.form, existing);
    if (added > 0 || isBaseCompleted) await writeFile(this.casesPath, serialiseCases(file));
    console.log(
      `  ${added > 0 ? `${plural(added, 'case')} added to ${this.casesPath}: review them.` : 'No case is missing.'}`,
    );
    return file;
  }

  private async render(): Promise<void> {
    try {
      await readEntry(this.dist).renderForm(this.form);
      console.log(`  Rendered in ${LOCALES.join(', ')}.`);
    } catch (error) {
      this.fail(`It cannot be rendered: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** What no case notices is a hint, not a failure. */
  private runMutants(file: CaseFile): void {
    const { noticed, survivors, equivalent } = runMutants(this.form, file);
    const total = noticed.length + survivors.length + equivalent.length;
    console.log(`  ${noticed.length} of ${plural(total - equivalent.length, 'mutant')} noticed.`);
    for (const { mutant, candidate } of survivors)
      console.log(`    not noticed: ${mutant.change.english} (${mutant.pointer}) Try: ${candidate.name}`);
    for (const mutant of equivalent)
      console.log(`    means the same: ${unreachedText(mutant).english} (${mutant.pointer})`);
  }
}

/** Runs the tests; sets the exit code to 1 if one fails. */
export async function testForms(folder: string, options: TestOptions, dist: string): Promise<void> {
  const files = await filesOf(resolve(folder), options.formId);
  if (files.length === 0) throw new Error(`There is no form ${options.formId ?? ''} in ${folder}.`);
  for (const name of files) {
    const path = `${folder}/${name}`;
    console.log(path);
    const { form, problems } = checkSource((await readText(path)) ?? '');
    if (!form || problems.some(isError)) {
      for (const problem of problems) console.error(`  ${problemLine(path, problem)}`);
      process.exitCode = 1;
      continue;
    }
    const test = new FormTest(path, form, dist);
    await test.run(options);
    if (test.isFailed) process.exitCode = 1;
  }
}
