import { FormattedMessage, useIntl } from 'react-intl';
import type { PreviewVerdict } from '@/api';
import { Button } from '@/ui/controls/Button';
import { Stack } from '@/ui/layout/Layout';
import styles from './ValidationPanel.module.css';

interface ValidationPanelProps {
  /** The request body for the preview's answers; null while there is no preview. */
  body: object | null;
  result: PreviewVerdict | null;
  /** Draft or answers have changed since the server's validation. */
  isStale: boolean;
  isValidating: boolean;
  /** Why validation failed to run. */
  failure: string | null;
  /** Whether the draft is free of errors; only then can it be validated. */
  canValidate: boolean;
  onValidate: () => void;
}

/** The request body, and the server's validation of it. */
export function ValidationPanel({
  body,
  result,
  isStale,
  isValidating,
  failure,
  canValidate,
  onValidate,
}: ValidationPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack className={styles.panel}>
      <p className={styles.intro}>
        <FormattedMessage id="designer.validateIntro" />
      </p>
      <div className={styles.row}>
        <Button size="small" onClick={onValidate} disabled={!canValidate} aria-busy={isValidating}>
          <FormattedMessage {...(isValidating ? { id: 'designer.validating' } : { id: 'designer.validate' })} />
        </Button>
        {!canValidate && (
          <span className={styles.note}>
            <FormattedMessage id="designer.validateBlocked" />
          </span>
        )}
      </div>
      <div role="status" className={styles.status}>
        {failure !== null && <p className={styles.refused}>{failure}</p>}
        {result && (
          <Stack gap={2} className={styles.verdict} data-stale={isStale}>
            <p className={result.accepted ? styles.accepted : styles.refused}>
              {result.accepted
                ? formatMessage({ id: 'designer.accepted' })
                : formatMessage({ id: 'designer.rejected' }, { count: result.errors.length })}
            </p>
            {isStale && (
              <p className={styles.note}>
                <FormattedMessage id="designer.stale" />
              </p>
            )}
            {result.errors.length > 0 && (
              <ul className={styles.errors}>
                {result.errors.map(({ pointer, reason, message }, index) => (
                  <li key={index}>
                    <code>{pointer}</code> {message} <span className={styles.note}>{reason}</span>
                  </li>
                ))}
              </ul>
            )}
          </Stack>
        )}
      </div>
      <h2 className={styles.title}>
        <FormattedMessage id="designer.payload" />
      </h2>
      {body ? (
        // Long lines scroll inside it, so it must be focusable.
        <pre className={styles.body} tabIndex={0} aria-label={formatMessage({ id: 'designer.payload' })} role="region">
          {JSON.stringify(body, null, 2)}
        </pre>
      ) : (
        <p className={styles.note}>
          <FormattedMessage id="designer.previewUnavailable" />
        </p>
      )}
    </Stack>
  );
}
