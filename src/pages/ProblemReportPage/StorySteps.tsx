/** The steps of a story in words: what a report sends. */
import { useIntl, type IntlShape } from 'react-intl';
import type { Story, StoryFields, StoryStep } from '@/api';
import styles from './ProblemReport.module.css';

const SUCCESS = 200;

const fieldsText = (fields: StoryFields = {}): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');

function describe({ page, request, action, failure }: StoryStep, { formatMessage }: IntlShape): string {
  if (page !== undefined) return formatMessage({ id: 'problemReport.page' }, { path: page });
  if (failure) return formatMessage({ id: `problemReport.failure.${failure}` });
  if (action) {
    const [, name = action.type] = action.type.split('/');
    return formatMessage({ id: 'problemReport.action' }, { name: [name, fieldsText(action.fields)].join(' ').trim() });
  }
  if (!request) return '';
  const { operation, argument, status, reason, pointers = [], requestId } = request;
  const name = [operation, fieldsText(argument)].join(' ').trim();
  if (status === SUCCESS) return formatMessage({ id: 'problemReport.request' }, { name });
  const result = [status === 0 ? '' : String(status), reason, ...pointers, requestId].filter(Boolean).join(' ');
  return formatMessage({ id: 'problemReport.requestFailed' }, { name, result });
}

/** Minutes and seconds since the beginning. */
const timeText = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export function StorySteps({ story }: { story: Story }) {
  const intl = useIntl();
  return (
    // A scrollable region, so the keyboard must reach it.
    <ol className={styles.steps} tabIndex={0} aria-label={intl.formatMessage({ id: 'problemReport.steps' })}>
      {story.steps.map((step, index) => (
        <li key={index} className={styles.step} data-failure={step.failure !== undefined || undefined}>
          <span className={styles.time}>{timeText(step.atMs)}</span>
          <span>{describe(step, intl)}</span>
        </li>
      ))}
    </ol>
  );
}
