import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CaseFile } from '@/rules/forms/cases/cases';
import { unreachedText, type Mutant } from '@/rules/forms/cases/mutants';
import { runningMutants, type MutantResults } from '@/rules/forms/cases/runMutants';
import type { FormDefinition } from '@/rules/forms/types';
import { Button } from '@/ui/controls/Button';
import { Stack } from '@/ui/layout/Layout';
import { formatDiagnostic } from '../diagnosticText';
import styles from './cases.module.css';
import { useSteps } from './useSteps';

interface MutantListProps {
  title: ReactNode;
  mutants: readonly Mutant[];
  text: (mutant: Mutant) => string;
}

/** Mutants by what they change, with their place. */
export function MutantList({ title, mutants, text }: MutantListProps) {
  if (mutants.length === 0) return null;
  return (
    <details className={styles.mutants} open={mutants.length <= 10}>
      <summary>
        {title} ({mutants.length})
      </summary>
      <ul className={styles.list}>
        {mutants.map((mutant, index) => (
          <li key={index} className={styles.mutant}>
            {text(mutant)} <code>{mutant.pointer}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether the cases notice small mistakes of the form. */
export function MutantsSection({ form, file }: { form: FormDefinition; file: CaseFile }) {
  const { formatMessage } = useIntl();
  const { progress, run, stop } = useSteps();
  const [results, setResults] = useState<{ of: object; results: MutantResults } | null>(null);
  // Results of other cases or of another form would mislead.
  const current = results && results.of === file ? results.results : null;
  const counts = current && {
    noticed: current.noticed.length,
    total: current.noticed.length + current.survivors.length,
  };
  const start = async () => {
    const found = await run(runningMutants(form, file));
    if (found) setResults({ of: file, results: found });
  };
  return (
    <Stack as="section" gap={3} aria-labelledby="designer-mutants">
      <h2 id="designer-mutants" className={styles.title}>
        <FormattedMessage id="designer.mutants" />
      </h2>
      <p className={styles.note}>
        <FormattedMessage id="designer.mutantsIntro" />
      </p>
      <div className={styles.row}>
        <Button variant="quiet" size="small" onClick={() => void start()} aria-busy={progress !== null}>
          <FormattedMessage id="designer.mutantsRun" />
        </Button>
        {progress && (
          <>
            <progress
              value={progress.done}
              max={Math.max(1, progress.of)}
              aria-label={formatMessage({ id: 'designer.mutants' })}
            />
            <Button variant="text" size="small" onClick={stop}>
              <FormattedMessage id="designer.caseStop" />
            </Button>
          </>
        )}
      </div>
      <div role="status">
        {counts && (
          <p className={counts.noticed < counts.total ? styles.failed : styles.passed}>
            <FormattedMessage id="designer.mutantsNoticed" values={counts} />
          </p>
        )}
      </div>
      {current && (
        <>
          <MutantList
            title={<FormattedMessage id="designer.mutantsMissed" />}
            mutants={current.survivors.map(({ mutant }) => mutant)}
            text={({ change }) => formatDiagnostic(change, formatMessage)}
          />
          <MutantList
            title={<FormattedMessage id="designer.mutantsSame" />}
            mutants={current.equivalent}
            text={(mutant) => formatDiagnostic(unreachedText(mutant), formatMessage)}
          />
        </>
      )}
    </Stack>
  );
}
