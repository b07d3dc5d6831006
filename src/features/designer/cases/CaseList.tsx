import { FormattedMessage, useIntl } from 'react-intl';
import { isPassed, type CaseResult, type FormCase } from '@/rules/forms/cases/cases';
import { describeDifference } from '@/rules/forms/cases/describe';
import { Button } from '@/ui/controls/Button';
import { formatDiagnostic } from '../diagnosticText';
import styles from './cases.module.css';

export interface CaseActions {
  /** @returns whether no other case has this name */
  onRename: (formCase: FormCase, name: string) => boolean;
  onDelete: (formCase: FormCase) => void;
  /** Takes what the form does now as expected. */
  onTake: (formCase: FormCase) => void;
}

function CaseItem({
  result,
  onRename,
  onDelete,
  onTake,
}: CaseActions & {
  result: CaseResult;
}) {
  const { formatMessage } = useIntl();
  const { formCase, differences } = result;
  const passed = isPassed(result);
  return (
    <li className={styles.case}>
      <span className={styles.verdict} data-passed={passed}>
        <FormattedMessage {...(passed ? { id: 'designer.casePassed' } : { id: 'designer.caseFailed' })} />
      </span>
      <input
        // Another name is another text; while it is typed it stays.
        key={formCase.name}
        className={styles.name}
        aria-label={formatMessage({ id: 'designer.caseName' })}
        defaultValue={formCase.name}
        maxLength={160}
        onBlur={({ target }) => {
          const name = target.value.trim();
          if (name !== formCase.name && (name === '' || !onRename(formCase, name))) target.value = formCase.name;
        }}
      />
      <Button
        variant="text"
        size="small"
        className={styles.remove}
        aria-label={formatMessage({ id: 'designer.caseDelete' }, { name: formCase.name })}
        onClick={() => onDelete(formCase)}
      >
        ×
      </Button>
      {!passed && (
        <div className={styles.differences}>
          <ul>
            {differences.map((difference, index) => (
              <li key={index}>{formatDiagnostic(describeDifference(difference), formatMessage)}</li>
            ))}
          </ul>
          <Button variant="quiet" size="small" onClick={() => onTake(formCase)}>
            <FormattedMessage id="designer.caseTake" />
          </Button>
        </div>
      )}
    </li>
  );
}

/** The cases with their results, those that fail first. */
export function CaseList({ results, ...actions }: CaseActions & { results: readonly CaseResult[] }) {
  const failed = results.filter((result) => !isPassed(result));
  if (results.length === 0)
    return (
      <p className={styles.note}>
        <FormattedMessage id="designer.casesNone" />
      </p>
    );
  return (
    <>
      <p role="status" className={failed.length > 0 ? styles.failed : styles.passed}>
        {failed.length > 0 ? (
          <FormattedMessage id="designer.casesFailed" values={{ count: failed.length }} />
        ) : (
          <FormattedMessage id="designer.casesPassed" values={{ count: results.length }} />
        )}
      </p>
      <ol className={styles.list}>
        {[...failed, ...results.filter(isPassed)].map((result) => (
          <CaseItem key={results.indexOf(result)} result={result} {...actions} />
        ))}
      </ol>
    </>
  );
}
