import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { DesignerInfo, ListedForm, Preview } from '@/api';
import { DraftStatus } from '@/features/designer/drafts/DraftStatus';
import { ReviewBar } from '@/features/designer/drafts/ReviewBar';
import type { ServerDraft } from '@/features/designer/drafts/useServerDraft';
import { formatDate } from '@/i18n/dates';
import { selectLocale } from '@/state/localeSlice';
import { Button } from '@/ui/controls/Button';
import { SelectBox } from '@/ui/controls/SelectField';
import styles from './DesignerWorkspace.module.css';
import type { Source } from './useSource';

/** A form with its versions; one that exists as a draft only has none. */
export type DesignerForm = Pick<ListedForm, 'formId' | 'current' | 'versions' | 'draft'>;

interface LabelledSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A native select with its label before it. */
export function LabelledSelect({ label, value, options, onChange }: LabelledSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <SelectBox id={id} value={value} options={options} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}

interface ToolbarProps {
  info: DesignerForm;
  source: Source;
  shared: Preview | null;
  /** A draft, not a published version. */
  isEdited: boolean;
  isPublishable: boolean;
  /** Null for a guest. */
  designer: DesignerInfo | null;
  serverDraft: ServerDraft;
  /** It differs from its initial text. */
  isChanged: boolean;
  problemCount: number;
  picker: ReactNode;
  /** The result of the last action. */
  statusMessage: string | null;
  onSource: (source: Source) => void;
  onImport: () => void;
  onShare: () => void;
  onPublish: () => void;
}

/** Whether the server has the draft, and another designer has approved it where that is needed. */
const isReadyToPublish = ({ isSaved, draft }: ServerDraft, designer: DesignerInfo | null): boolean =>
  isSaved && (designer?.reviewNeeded !== true || draft?.review?.state === 'approved');

/** The form and version, actions, and status. */
export function Toolbar(props: ToolbarProps) {
  const { info, source, shared, isEdited, isPublishable, designer, isChanged, problemCount, picker, serverDraft } =
    props;
  const isGuest = designer === null;
  // A draft on the server is published as it is there.
  const isReady = source === 'shared' || isReadyToPublish(serverDraft, designer);
  const { formatMessage } = useIntl();
  const locale = useSelector(selectLocale);
  const draft = formatMessage({ id: 'designer.draftOf' }, { version: (info.current?.formVersion ?? 0) + 1 });
  const versions: { value: Source; label: string }[] = [
    ...(shared ? [{ value: 'shared' as const, label: formatMessage({ id: 'designer.sharedDraft' }) }] : []),
    { value: 'draft', label: draft },
    ...info.versions.map(({ formVersion: version, publishedAt, archived }) => ({
      value: `${version}` as const,
      label: formatMessage(archived ? { id: 'designer.publishedOn' } : { id: 'designer.publishedNow' }, {
        version,
        day: formatDate(publishedAt, locale),
      }),
    })),
  ];
  return (
    <div className={styles.toolbar}>
      <div className={styles.choices}>
        {picker}
        <LabelledSelect
          label={formatMessage({ id: 'designer.version' })}
          value={source}
          options={versions}
          onChange={(value) => props.onSource(value as Source)}
        />
      </div>
      <div className={styles.tools}>
        <Button variant="quiet" size="small" onClick={props.onImport} disabled={!isEdited}>
          <FormattedMessage id="designer.import" />
        </Button>
        <Button variant="quiet" size="small" onClick={props.onShare} disabled={isGuest && isChanged}>
          <FormattedMessage id="designer.share" />
        </Button>
        <Button
          size="small"
          onClick={props.onPublish}
          disabled={!isEdited || !isPublishable || isGuest || !isChanged || !isReady}
        >
          <FormattedMessage id="designer.publish" />
        </Button>
      </div>
      <div className={styles.state}>
        <p role="status" className={styles.status}>
          <span data-right={problemCount === 0} className={styles.count}>
            {problemCount === 0
              ? formatMessage({ id: 'designer.noProblems' })
              : formatMessage({ id: 'designer.problemCount' }, { count: problemCount })}
          </span>
          {isEdited && !isChanged && <span>{formatMessage({ id: 'designer.unchanged' })}</span>}
          {source === 'shared' && isChanged && <span>{formatMessage({ id: 'designer.saved' })}</span>}
          {props.statusMessage !== null && <span>{props.statusMessage}</span>}
        </p>
        {designer && (
          <>
            <DraftStatus serverDraft={serverDraft} />
            <ReviewBar serverDraft={serverDraft} designer={designer} />
          </>
        )}
      </div>
    </div>
  );
}
