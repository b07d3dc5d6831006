import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PreviewVerdict, ReplayCounts } from '@/api';
import {
  changesOf,
  runCases,
  serialiseCases,
  valuesOf,
  withCurrentOutcome,
  type CaseFile,
  type FormCase,
} from '@/rules/forms/cases/cases';
import { unreachedText, type Mutant } from '@/rules/forms/cases/mutants';
import { outcomeOf } from '@/rules/forms/cases/outcome';
import { parseCases } from '@/rules/forms/cases/parseCases';
import { proposing, uniqueName } from '@/rules/forms/cases/proposeCases';
import { listFields } from '@/rules/forms/fields';
import { mockAnswers } from '@/rules/forms/mockAnswers';
import type { FormDefinition } from '@/rules/forms/types';
import { Button } from '@/ui/controls/Button';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { Stack } from '@/ui/layout/Layout';
import type { Answers } from '../components/Preview';
import { ProblemList } from '../components/ProblemList';
import { formatDiagnostic } from '../diagnosticText';
import { CaseList, type CaseActions } from './CaseList';
import styles from './cases.module.css';
import { MutantList, MutantsSection } from './MutantsSection';
import { ReplaySection } from './ReplaySection';
import { useSteps } from './useSteps';

interface CasesPanelProps {
  /** The last error-free state of the draft; null if there was none. */
  form: FormDefinition | null;
  /** The text of the case file; empty without cases. */
  cases: string;
  onCases: (text: string) => void;
  /** The answers in the preview. */
  answers: Answers;
  /** The server's verdict on answers, or why there is none. */
  validate: (answers: Answers) => Promise<PreviewVerdict | string>;
  /** The server's counts of stored answers, or why there are none. */
  onReplay: () => Promise<ReplayCounts | string>;
}

/** Case files are parsed against the draft, because they name its fields. */
function useCaseFile(form: FormDefinition, cases: string) {
  return useMemo(() => {
    if (cases.trim() === '') return { file: { base: mockAnswers(form), cases: [] } as CaseFile, problems: [] };
    return parseCases(cases, form);
  }, [form, cases]);
}

/** `/body/answers/rows/0/note` → `/rows/0/note` */
const placeOf = (pointer: string): string => pointer.replace(/^\/body(?:\/answers)?/, '');

/** The first case on which the server has another verdict, or why it gave none; null if all are the same. */
async function findServerDifference(
  form: FormDefinition,
  file: CaseFile,
  validate: CasesPanelProps['validate'],
): Promise<{ name: string } | { failure: string } | null> {
  const virtual = new Set(listFields(form).flatMap(({ name, schema }) => (schema['x-virtual'] ? [name] : [])));
  for (const formCase of file.cases) {
    // The server's day is today.
    if (formCase.today !== undefined) continue;
    const values = valuesOf(file, formCase);
    const result = await validate(values);
    if (typeof result === 'string') return { failure: result };
    const own = outcomeOf(form, values).errors.filter(({ pointer }) => !virtual.has(pointer.split('/')[1] ?? ''));
    const lines = (errors: readonly { pointer: string; id: string }[]) =>
      errors
        .map(({ pointer, id }) => `${pointer} ${id}`)
        .sort()
        .join('\n');
    const theirs = result.errors.map(({ pointer, reason }) => ({ pointer: placeOf(pointer), id: reason }));
    if (lines(own) !== lines(theirs)) return { name: formCase.name };
  }
  return null;
}

interface ToolsProps extends Pick<CasesPanelProps, 'answers' | 'validate'> {
  form: FormDefinition;
  file: CaseFile;
  onFile: (file: CaseFile) => void;
}

/** Proposes cases, adds one, and compares with the server. */
function CaseTools({ form, file, onFile, answers, validate }: ToolsProps) {
  const { formatMessage } = useIntl();
  const { progress, run, stop } = useSteps();
  const [isAsking, ask] = useAsyncAction();
  const [notice, setNotice] = useState<string | null>(null);
  const [unreached, setUnreached] = useState<readonly Mutant[]>([]);
  const propose = async () => {
    setNotice(null);
    const proposal = await run(proposing(form, file.cases.length > 0 ? file : null));
    if (!proposal) return;
    if (proposal.added > 0 || proposal.isBaseCompleted) onFile(proposal.file);
    setNotice(formatMessage({ id: 'designer.caseAdded' }, { count: proposal.added }));
    setUnreached(proposal.unreached);
  };
  const addAnswers = () => {
    const names = new Set(file.cases.map(({ name }) => name));
    const name = uniqueName(formatMessage({ id: 'designer.caseNew' }, { number: file.cases.length + 1 }), names);
    const values = changesOf(file.base, answers);
    onFile({ ...file, cases: [...file.cases, withCurrentOutcome(form, file, { name, values, accepted: true })] });
  };
  const askServer = async () => {
    setNotice(null);
    const difference = await findServerDifference(form, file, validate);
    if (difference === null) setNotice(formatMessage({ id: 'designer.caseServerSame' }));
    else
      setNotice(
        'failure' in difference ? difference.failure : formatMessage({ id: 'designer.caseServerOther' }, difference),
      );
  };
  return (
    <>
      <div className={styles.row}>
        <Button size="small" onClick={() => void propose()} aria-busy={progress !== null}>
          <FormattedMessage id="designer.casePropose" />
        </Button>
        <Button variant="quiet" size="small" onClick={addAnswers}>
          <FormattedMessage id="designer.caseAdd" />
        </Button>
        <Button variant="quiet" size="small" onClick={() => void ask(askServer)} aria-busy={isAsking}>
          <FormattedMessage id="designer.caseServer" />
        </Button>
      </div>
      {progress && (
        <div className={styles.row}>
          <progress
            value={progress.done}
            max={Math.max(1, progress.of)}
            aria-label={formatMessage({ id: 'designer.casePropose' })}
          />
          <Button variant="text" size="small" onClick={stop}>
            <FormattedMessage id="designer.caseStop" />
          </Button>
        </div>
      )}
      <p role="status" className={styles.note}>
        {notice}
      </p>
      <MutantList
        title={<FormattedMessage id="designer.mutantsSame" />}
        mutants={unreached}
        text={(mutant) => formatDiagnostic(unreachedText(mutant), formatMessage)}
      />
    </>
  );
}

function Cases({ form, ...props }: CasesPanelProps & { form: FormDefinition }) {
  const { cases, onCases, answers, validate, onReplay } = props;
  const { file, problems } = useCaseFile(form, cases);
  const results = useMemo(() => (file ? runCases(form, file) : []), [form, file]);
  if (!file)
    return (
      <Stack gap={3}>
        <p className={styles.failed} role="alert">
          <FormattedMessage id="designer.casesProblems" />
        </p>
        <ProblemList problems={problems} onSelect={() => undefined} />
        <div className={styles.row}>
          <Button variant="quiet" size="small" onClick={() => onCases('')}>
            <FormattedMessage id="designer.casesStartOver" />
          </Button>
        </div>
      </Stack>
    );
  const setFile = (next: CaseFile) => onCases(serialiseCases(next));
  const change = (formCase: FormCase, next: FormCase | null) =>
    setFile({ ...file, cases: file.cases.flatMap((other) => (other === formCase ? (next ?? []) : other)) });
  const actions: CaseActions = {
    onRename: (formCase, name) => {
      if (file.cases.some((other) => other.name === name)) return false;
      change(formCase, { ...formCase, name });
      return true;
    },
    onDelete: (formCase) => change(formCase, null),
    onTake: (formCase) => change(formCase, withCurrentOutcome(form, file, formCase)),
  };
  return (
    <>
      <CaseTools form={form} file={file} onFile={setFile} answers={answers} validate={validate} />
      <CaseList results={results} {...actions} />
      {file.cases.length > 0 && <MutantsSection form={form} file={file} />}
      <ReplaySection onReplay={onReplay} />
    </>
  );
}

/** The panel of a draft's cases: what the form must make of answers, and whether the cases notice mistakes. */
export function CasesPanel({ form, ...props }: CasesPanelProps) {
  return (
    <Stack className={styles.panel}>
      <p className={styles.note}>
        <FormattedMessage id="designer.casesIntro" />
      </p>
      {form ? (
        <Cases form={form} {...props} />
      ) : (
        <p className={styles.note}>
          <FormattedMessage id="designer.previewUnavailable" />
        </p>
      )}
    </Stack>
  );
}
