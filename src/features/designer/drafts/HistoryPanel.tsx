import { structuredPatch } from 'diff';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ownApi, type FormRevision } from '@/api';
import { formatDateTime } from '@/i18n/dates';
import { useLocale } from '@/i18n/useLocale';
import { checkSource } from '@/rules/forms/check/checkSource';
import { diffForms } from '@/rules/forms/versions/diff';
import { Button } from '@/ui/controls/Button';
import { Stack } from '@/ui/layout/Layout';
import { ChangeList } from '../components/ChangeList';
import { Tabs } from '../components/Tabs';
import styles from './drafts.module.css';

/** Lines around a change, and the time for texts that have nothing in common. */
const CONTEXT_LINES = 3;
const TIMEOUT_MS = 300;

interface ComparisonProps {
  from: string;
  to: string;
}

/** The changes of the form from one text to the other. */
function FormChanges({ from, to }: ComparisonProps) {
  const changes = useMemo(() => {
    const [before, after] = [from, to].map((text) => checkSource(text).form);
    return before && after ? diffForms(before, after) : null;
  }, [from, to]);
  if (changes) return <ChangeList changes={changes} />;
  return (
    <p className={styles.note}>
      <FormattedMessage id="designer.compareUnreadable" />
    </p>
  );
}

const LINE_KINDS: Record<string, 'ins' | 'del'> = { '+': 'ins', '-': 'del' };

/** The changed lines with those around them. */
function LineChanges({ from, to }: ComparisonProps) {
  const patch = useMemo(
    () => structuredPatch('', '', `${from}\n`, `${to}\n`, '', '', { context: CONTEXT_LINES, timeout: TIMEOUT_MS }),
    [from, to],
  );
  if (!patch)
    return (
      <p className={styles.note}>
        <FormattedMessage id="designer.compareTooDifferent" />
      </p>
    );
  if (patch.hunks.length === 0) return <ChangeList changes={[]} />;
  return (
    <pre className={styles.lines} tabIndex={0}>
      {patch.hunks.map(({ oldStart, newStart, lines }) => (
        <code key={`${oldStart} ${newStart}`} className={styles.hunk}>
          {lines.map((line, index) => {
            const Line = LINE_KINDS[line[0] ?? ''] ?? 'span';
            return <Line key={index} className={styles.line}>{`${line}\n`}</Line>;
          })}
        </code>
      ))}
    </pre>
  );
}

interface RevisionDetailsProps {
  formId: string;
  revision: number;
  text: string;
  isReadOnly: boolean;
  onRestore: (document: string) => void;
}

/** A revision, compared with the text in the editor. */
function RevisionDetails({ formId, revision, text, isReadOnly, onRestore }: RevisionDetailsProps) {
  const { formatMessage } = useIntl();
  const [tab, setTab] = useState<'changes' | 'lines'>('changes');
  const { currentData, isError } = ownApi.endpoints.ownFormDraftRevision.useQuery({ formId, revision });
  if (isError) return <HistoryError />;
  if (!currentData) return null;
  const { document } = currentData;
  const comparison = { from: document, to: text.trim() };
  return (
    <Stack gap={3} as="section" aria-labelledby="designer-revision">
      <h3 id="designer-revision" className={styles.subtitle}>
        <FormattedMessage id="designer.compareRevision" values={{ revision }} />
      </h3>
      <Tabs
        label={formatMessage({ id: 'designer.difference' })}
        current={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'changes',
            name: formatMessage({ id: 'designer.difference' }),
            content: <FormChanges {...comparison} />,
          },
          {
            id: 'lines',
            name: formatMessage({ id: 'designer.compareLines' }),
            content: tab === 'lines' && <LineChanges {...comparison} />,
          },
        ]}
      />
      {!isReadOnly && (
        <Button
          size="small"
          className={styles.restore}
          disabled={document === text.trim()}
          onClick={() => onRestore(document)}
        >
          <FormattedMessage id="designer.restore" />
        </Button>
      )}
    </Stack>
  );
}

const HistoryError = () => (
  <p className={styles.note} role="alert">
    <FormattedMessage id="designer.historyFailed" />
  </p>
);

/** Who did what, and when. */
function RevisionText({ revision: { revision, action, author, at, size } }: { revision: FormRevision }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <>
      <strong>{formatMessage({ id: `designer.revisionAction.${action}` })}</strong> {author}
      <span className={styles.details}>
        {[
          formatDateTime(at, locale),
          formatMessage({ id: 'designer.revision' }, { revision }),
          formatMessage({ id: 'designer.revisionSize' }, { size }),
        ].join(' · ')}
      </span>
    </>
  );
}

interface HistoryPanelProps {
  formId: string;
  /** The text in the editor. */
  text: string;
  /** Nothing can be restored: a version is open, or another designer edits the draft. */
  isReadOnly?: boolean;
  onRestore: (document: string) => void;
}

/** The revisions of a form's drafts, each to compare with the text in the editor and to restore. */
export function HistoryPanel({ formId, text, isReadOnly = false, onRestore }: HistoryPanelProps) {
  const [selected, setSelected] = useState<number | null>(null);
  const { currentData, isError } = ownApi.endpoints.ownFormDraftRevisions.useQuery(formId);
  let content = null;
  if (isError) content = <HistoryError />;
  else if (currentData?.revisions.length === 0)
    content = (
      <p className={styles.note}>
        <FormattedMessage id="designer.historyEmpty" />
      </p>
    );
  else if (currentData)
    content = (
      <ol className={styles.revisions}>
        {currentData.revisions.map((entry) => (
          <li key={entry.revision}>
            <button
              type="button"
              className={styles.revision}
              aria-pressed={entry.revision === selected}
              onClick={() => setSelected(entry.revision === selected ? null : entry.revision)}
            >
              <RevisionText revision={entry} />
            </button>
          </li>
        ))}
      </ol>
    );
  return (
    <Stack as="section" gap={3} className={styles.panel} aria-labelledby="designer-history">
      <h2 id="designer-history" className={styles.title}>
        <FormattedMessage id="designer.history" />
      </h2>
      {content}
      {selected !== null && (
        <RevisionDetails
          key={selected}
          formId={formId}
          revision={selected}
          text={text}
          isReadOnly={isReadOnly}
          onRestore={onRestore}
        />
      )}
    </Stack>
  );
}
