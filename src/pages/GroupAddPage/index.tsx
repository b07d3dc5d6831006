/** The members of a delegation: added one by one, in bulk, or from a workbook; its cars and QR codes. */
import { useEffect, useRef, useId, useState, type DragEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { redirect } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { type Edition, formApi, type Group, selectEdition, type ExcelPreview } from '@/api';
import { CarNumbers } from '@/features/group/components/CarNumbers';
import { GroupFrame } from '@/features/group/components/GroupFrame';
import { GroupState } from '@/features/group/components/GroupState';
import { groupCrumbs, fetchGroup, useGroup } from '@/features/group/groupPages';
import { PendingPanel } from '@/features/group/bulkImport/PendingPanel';
import { useBulkImport } from '@/features/group/bulkImport/useBulkImport';
import { useGroupCalls } from '@/features/group/useGroupCalls';
import { paths } from '@/lib/paths';
import type { FormDefinition } from '@/rules/forms/types';
import { toastRaised } from '@/state/noticesSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import type { ApiFailure } from '@/forms/apiFailure';
import { ErrorText } from '@/forms/ErrorText';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { TemplateLink } from '@/features/group/components/GroupHelp';
import { groupIcons } from '@/features/group/icons';
import { Stack } from '@/ui/layout/Layout';
import { GroupMembers } from './GroupMembers';
import { useDialogs } from './GroupMembers';
import styles from './GroupAdd.module.css';

interface ImportFileProps {
  onCheck: (file: File) => Promise<ExcelPreview | ApiFailure>;
  onPreview: (preview: ExcelPreview) => void;
  /** Starts with typed rows instead. */
  onType: () => void;
}

/** The contract's maximum. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Chooses or drops a workbook and checks it; nothing is saved yet. */
function ImportFile({ onCheck, onPreview, onType }: ImportFileProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [, run] = useAsyncAction();
  const [checkedFile, setChecking] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isDraggedOver, setIsOver] = useState(false);

  const check = async (file: File | undefined) => {
    if (!file) return;
    if (!/\.xlsx$/i.test(file.name)) return setFailure(formatMessage({ id: 'group.notXlsx' }));
    if (file.size > MAX_BYTES) return setFailure(formatMessage({ id: 'group.tooLarge' }));
    setFailure(null);
    setChecking(file.name);
    const result = await onCheck(file);
    setChecking(null);
    // So that the same file can be chosen again after a correction.
    if (input.current) input.current.value = '';
    if ('importId' in result) onPreview(result);
    else setFailure(result.summary);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    void run(() => check(file));
  };
  return (
    <section
      className={styles.file}
      aria-labelledby={`${id}-title`}
      data-over={isDraggedOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <div className={styles.fileWords}>
        <h2 id={`${id}-title`} className={styles.fileTitle}>
          {formatMessage({ id: 'group.importTitle' })}
        </h2>
        <p className={styles.text}>{formatMessage({ id: 'group.importText' })}</p>
        <p className={styles.small} id={`${id}-limits`}>
          {formatMessage({ id: 'group.importLimits' })}
        </p>
        {failure !== null && (
          <div role="alert" className={styles.fileError}>
            <ErrorText id={`${id}-error`}>{failure}</ErrorText>
          </div>
        )}
        <div role="status">
          {checkedFile !== null && (
            <>
              <p>{formatMessage({ id: 'group.checking' }, { file: checkedFile })}</p>
              <progress
                className={styles.progress}
                aria-label={formatMessage({ id: 'group.checking' }, { file: checkedFile })}
              />
            </>
          )}
        </div>
      </div>
      <Stack inRow gap={3} className={styles.fileActions}>
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-invalid={failure === null ? undefined : true}
          aria-describedby={failure === null ? `${id}-limits` : `${id}-error ${id}-limits`}
          onChange={({ target }) => void run(() => check(target.files?.[0]))}
        />
        <label className={buttonClass('secondary')} htmlFor={id} aria-busy={checkedFile !== null}>
          <Icon path={groupIcons.table} />
          {formatMessage({ id: 'group.choose' })}
        </label>
        <TemplateLink />
        <Button variant="quiet" onClick={onType}>
          <Icon name="rows" />
          {formatMessage({ id: 'group.batchTitle' })}
        </Button>
      </Stack>
    </section>
  );
}

interface MembersPageProps {
  edition: Edition;
  group: Group;
  form: FormDefinition;
}

/** The page of a delegation's members. */
function MembersPage({ edition, group, form }: MembersPageProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const calls = useGroupCalls(group.id);
  const isLocked = group.state === 'locked';
  const { dialogs, openDialog } = useDialogs({ group, form, edition, calls });
  const pendingSection = useRef<HTMLDivElement>(null);
  const bulkImport = useBulkImport({
    groupId: group.id,
    form,
    locale,
    calls,
    onSaved: (count, remaining) => {
      const message = formatMessage({ id: 'group.savedRows' }, { count });
      const remainingText =
        remaining > 0 ? ` ${formatMessage({ id: 'group.rowsRemaining' }, { count: remaining })}` : '';
      dispatch(toastRaised({ kind: 'success', text: message + remainingText }));
      if (remaining === 0) document.getElementById('group-members')?.focus();
    },
  });
  // Focuses the rows that were just checked or started.
  const shouldFocusRows = useRef(false);
  const hasPendingRows = bulkImport.pending !== null;
  useEffect(() => {
    if (!shouldFocusRows.current || !hasPendingRows) return;
    shouldFocusRows.current = false;
    pendingSection.current?.querySelector<HTMLElement>('[data-focus-target]')?.focus();
  }, [hasPendingRows]);
  const startTyping = () => {
    shouldFocusRows.current = true;
    bulkImport.startTyping();
  };
  const addOne = () => openDialog({ kind: 'member', member: null });
  return (
    <GroupFrame
      step={group.missing > 0 ? 'members' : 'done'}
      title={formatMessage({ id: 'group.membersTitle' })}
      intro={
        isLocked
          ? formatMessage({ id: 'group.lockedText' })
          : formatMessage({ id: 'group.membersIntro' }, { company: group.company })
      }
      actions={
        <>
          <Anchor href={paths.registerGroupInfo.href({ lang: locale })} className={buttonClass('quiet')}>
            {formatMessage({ id: 'group.toInfo' })}
          </Anchor>
          {!isLocked && (
            <Button variant="main" onClick={addOne}>
              <Icon name="plus" />
              {formatMessage({ id: 'group.add' })}
            </Button>
          )}
        </>
      }
    >
      {!isLocked && (
        <div ref={pendingSection} className={styles.several}>
          {bulkImport.pending ? (
            <PendingPanel
              pending={bulkImport.pending}
              {...{ form, locale }}
              saving={bulkImport.saving}
              failure={bulkImport.failure}
              onChange={bulkImport.change}
              onRowBlur={bulkImport.handleBlur}
              onRemove={bulkImport.removeRow}
              onAddRow={bulkImport.addRow}
              onSave={() => void bulkImport.save()}
              onDiscard={bulkImport.discard}
            />
          ) : (
            <ImportFile
              onCheck={bulkImport.check}
              onPreview={(preview) => {
                shouldFocusRows.current = true;
                bulkImport.showPreview(preview);
              }}
              onType={startTyping}
            />
          )}
        </div>
      )}
      <GroupMembers {...{ group, calls, isLocked, open: openDialog }} form={form} onAdd={addOne} />
      <div className={styles.foot}>
        <CarNumbers cars={group.carNos} isLocked={isLocked} onSave={calls.saveCars} />
        <GroupState group={group} email={edition.contacts.email} />
      </div>
      {dialogs}
    </GroupFrame>
  );
}

const MEMBER_FORM = 'group-member';

function GroupAddView() {
  const edition = useSelector(selectEdition);
  const group = useGroup();
  const { data: form } = formApi.endpoints.currentForm.useQuery(MEMBER_FORM);
  if (!edition || !group || !form) return null;
  return <MembersPage key={group.id} {...{ edition, group, form }} />;
}

export const page = definePage({
  async load({ store: { dispatch }, locale: lang }) {
    const result = fetchGroup(dispatch);
    await loadRequired(result, dispatch(formApi.endpoints.currentForm.initiate(MEMBER_FORM, { subscribe: false })));
    if (!(await result).data?.group) throw redirect(paths.register.href({ lang, type: 2 }), 303);
  },
  head: () => ({ noindex: true }),
  crumbs: groupCrumbs,
  Component: GroupAddView,
});
