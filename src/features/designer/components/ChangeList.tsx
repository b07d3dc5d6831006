import { FormattedMessage } from 'react-intl';
import { isBreaking, type Change } from '@/rules/forms/versions/diff';
import { classes } from '@/ui/classes';
import { Stack } from '@/ui/layout/Layout';
import styles from './ChangeList.module.css';

/** The changes since the previous version, breaking ones first. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0)
    return (
      <p className={styles.empty}>
        <FormattedMessage id="designer.noDifference" />
      </p>
    );
  return (
    <ul className={styles.list}>
      {changes.map((change, index) => (
        <li key={index} className={styles.change}>
          <span className={styles.kind} data-breaking={isBreaking(change)}>
            <FormattedMessage {...(isBreaking(change) ? { id: 'designer.breaking' } : { id: 'designer.safe' })} />
          </span>
          {/* In English, as in the command's output. */}
          <span lang="en">{change.message}</span>
        </li>
      ))}
    </ul>
  );
}

interface DifferencePanelProps {
  /** Null while the draft cannot be parsed. */
  changes: readonly Change[] | null;
  /** The published version that it is compared with; 0 if there is none. */
  version: number;
}

/** The panel around it: the compared version, and the number of changes by kind. */
export function DifferencePanel({ changes, version }: DifferencePanelProps) {
  if (version === 0)
    return (
      <p className={classes(styles.panel, styles.empty)}>
        <FormattedMessage id="designer.differenceFirst" />
      </p>
    );
  const breaking = changes?.filter(isBreaking).length ?? 0;
  return (
    <Stack gap={3} className={styles.panel}>
      <h2 className={styles.title}>
        <FormattedMessage id="designer.against" values={{ version }} />
      </h2>
      {changes ? (
        <>
          {changes.length > 0 && (
            <p className={styles.counts}>
              <FormattedMessage id="designer.breakingCount" values={{ count: breaking }} />
              {' · '}
              <FormattedMessage id="designer.safeCount" values={{ count: changes.length - breaking }} />
            </p>
          )}
          <ChangeList changes={changes} />
        </>
      ) : (
        <p className={styles.empty}>
          <FormattedMessage id="designer.differenceUnavailable" />
        </p>
      )}
    </Stack>
  );
}
