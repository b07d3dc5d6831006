import { FormattedMessage, useIntl } from 'react-intl';
import type { LocatedProblem } from '@/rules/forms/check/problem';
import { formatDiagnostic } from '../diagnosticText';
import styles from './ProblemList.module.css';

interface ProblemListProps {
  problems: readonly LocatedProblem[];
  onSelect: (problem: LocatedProblem) => void;
}

/** The problems of the draft in line order. Each links to its position in the editor. */
export function ProblemList({ problems, onSelect }: ProblemListProps) {
  const { formatMessage } = useIntl();
  if (problems.length === 0)
    return (
      <p className={styles.empty}>
        <FormattedMessage id="designer.formValid" />
      </p>
    );
  return (
    <ol className={styles.list}>
      {problems.map((problem, index) => {
        const { severity, line, column } = problem;
        const { message, hint } = problem.texts;
        return (
          <li key={index}>
            <button type="button" className={styles.problem} data-severity={severity} onClick={() => onSelect(problem)}>
              <span className={styles.location}>
                <strong>{formatMessage({ id: `designer.${severity}` })}</strong>{' '}
                {formatMessage({ id: 'designer.position' }, { line, column })}
              </span>
              <span className={styles.body}>
                {formatDiagnostic(message, formatMessage)}{' '}
                {hint && <span className={styles.hint}>{formatDiagnostic(hint, formatMessage)}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
