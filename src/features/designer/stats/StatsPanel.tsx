import { FormattedMessage, useIntl } from 'react-intl';
import { ownApi, type FormVersionStats, type QuestionStats } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { listFields } from '@/rules/forms/fields';
import type { FormDefinition } from '@/rules/forms/types';
import { localise } from '@/rules/locales';
import { Stack } from '@/ui/layout/Layout';
import styles from './StatsPanel.module.css';

/** A count; small ones are not shown. */
function Count({ value }: { value: number | null }) {
  const { formatMessage, formatNumber } = useIntl();
  if (value !== null) return <>{formatNumber(value)}</>;
  const tooFew = formatMessage({ id: 'designer.statsTooFew' });
  return (
    <span role="img" aria-label={tooFew} title={tooFew}>
      –
    </span>
  );
}

interface ShareProps {
  value: number | null;
  /** The count that is a full bar. */
  of: number | null;
  isLoss?: boolean;
}

/** A count with its share as a bar and in percent. */
function Share({ value, of, isLoss = false }: ShareProps) {
  const { formatNumber } = useIntl();
  // Counts grow independently, so a share is never exact.
  const share = value === null || of === null ? null : Math.min(1, value / of);
  return (
    <td className={styles.share}>
      <span className={styles.number}>
        <Count value={value} />
        {share !== null && (
          <span className={styles.percent}>{formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })}</span>
        )}
      </span>
      {share !== null && <meter className={styles.bar} data-loss={isLoss} value={share} aria-hidden="true" />}
    </td>
  );
}

interface QuestionRowProps {
  question: QuestionStats;
  title: string;
  started: number | null;
}

const QuestionRow = ({ question: { shown, answered, left }, title, started }: QuestionRowProps) => (
  <tr>
    <th scope="row" className={styles.question}>
      {title}
    </th>
    <Share value={shown} of={started} />
    <Share value={answered} of={shown} />
    <Share value={left} of={started} isLoss />
  </tr>
);

interface VersionStatsProps {
  stats: FormVersionStats;
  titleOf: (field: string) => string;
}

function VersionStats({ stats: { formVersion, started, sent, questions }, titleOf }: VersionStatsProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby={`designer-stats-${formVersion}`}>
      <table className={styles.table}>
        <caption className={styles.caption} id={`designer-stats-${formVersion}`}>
          <strong>
            <FormattedMessage id="designer.statsVersion" values={{ version: formVersion }} />
          </strong>{' '}
          <FormattedMessage
            id="designer.statsTotals"
            values={{ started: <Count value={started} />, sent: <Count value={sent} /> }}
          />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="designer.statsQuestion" />
            </th>
            <th scope="col">
              <FormattedMessage id="designer.statsShown" />
            </th>
            <th scope="col">
              <FormattedMessage id="designer.statsAnswered" />
            </th>
            <th scope="col">
              <FormattedMessage id="designer.statsLeft" />
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <QuestionRow key={question.field} question={question} title={titleOf(question.field)} started={started} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface StatsPanelProps {
  formId: string;
  /** The form that is open, for the titles of its questions; null while it cannot be read. */
  form: FormDefinition | null;
}

/** Completion and drop-off of a form by question, for each version that was filled in. */
export function StatsPanel({ formId, form }: StatsPanelProps) {
  const locale = useLocale();
  const { currentData, isError } = ownApi.endpoints.ownFormStats.useQuery(formId, { refetchOnMountOrArgChange: true });
  const fields = form ? listFields(form) : [];
  /** The name of a question that the open version no longer has, or that has no title. */
  const titleOf = (field: string) => {
    const title = fields.find(({ name }) => name === field)?.schema.title;
    return (title && localise(title, locale)) || field;
  };
  return (
    <Stack as="section" gap={3} className={styles.panel} aria-labelledby="designer-stats">
      <h2 id="designer-stats" className={styles.title}>
        <FormattedMessage id="designer.statsTitle" />
      </h2>
      <p className={styles.note}>
        <FormattedMessage id="designer.statsText" />
      </p>
      {isError && (
        <p role="alert">
          <FormattedMessage id="designer.statsFailed" />
        </p>
      )}
      {currentData?.versions.length === 0 && (
        <p>
          <FormattedMessage id="designer.statsEmpty" />
        </p>
      )}
      {currentData?.versions.map((stats) => (
        <VersionStats key={stats.formVersion} stats={stats} titleOf={titleOf} />
      ))}
    </Stack>
  );
}
