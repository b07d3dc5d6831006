import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Edition, Group, GroupUser } from '@/api';
import { draftKeyOf, MemberDialog } from '@/features/group/members/MemberDialog';
import { MemberList } from '@/features/group/members/MemberList';
import { editId } from '@/features/group/members/MemberRow';
import members from '@/features/group/members/Members.module.css';
import { QrDialog } from '@/features/group/members/QrDialog';
import { useUndoableRemoval } from '@/features/group/members/useUndoableRemoval';
import type { GroupCalls } from '@/features/group/useGroupCalls';
import type { ApiFailure } from '@/forms/apiFailure';
import { useDraft } from '@/forms/useDraft';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import type { FormDefinition } from '@/rules/forms/types';
import { toastRaised } from '@/state/noticesSlice';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import { Icon } from '@/ui/controls/Icon';
import { useLatest } from '@/ui/hooks/useLatest';
import styles from './GroupAdd.module.css';

interface MasterDialogProps {
  member: GroupUser;
  /** Resolves with the error; on success the page closes the dialog. */
  onAssign: (member: GroupUser) => Promise<ApiFailure | null>;
  onClose: () => void;
}

/** Confirms a change of master, which changes rights. */
function MasterDialog({ member, onAssign, onClose }: MasterDialogProps) {
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  const [, run] = useAsyncAction();
  const assignMaster = async () => {
    const requestFailure = await onAssign(member);
    setFailure(requestFailure ? requestFailure.summary : null);
  };
  return (
    <Dialog open title={formatMessage({ id: 'group.masterTitle' }, { name: member.name })} onClose={onClose}>
      <p>{formatMessage({ id: 'group.masterText' }, { name: member.name, mobile: member.mobile })}</p>
      {failure !== null && (
        <p role="alert" className={members.failure} style={{ marginTop: 'var(--space-4)' }}>
          {failure}
        </p>
      )}
      <div className={members.answers}>
        <Button onClick={() => void run(assignMaster)}>{formatMessage({ id: 'group.masterConfirm' })}</Button>
        <Button variant="quiet" onClick={onClose}>
          {formatMessage({ id: 'group.cancel' })}
        </Button>
      </div>
    </Dialog>
  );
}

type OpenDialog =
  | { kind: 'member'; member: GroupUser | null }
  | { kind: 'master'; member: GroupUser }
  | { kind: 'code'; member: GroupUser };

interface DialogsOptions {
  group: Group;
  form: FormDefinition;
  edition: Edition;
  calls: GroupCalls;
}

/** The dialogs of the page: a member's data, another master, a QR code. */
export function useDialogs({ group, form, edition, calls }: DialogsOptions) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [currentDialog, setShown] = useState<OpenDialog | null>(null);
  const opener = useRef<Element | null>(null);
  const openDialog = useCallback((dialog: OpenDialog) => {
    opener.current = document.activeElement;
    setShown(dialog);
  }, []);
  const close = useCallback(() => setShown(null), []);
  // Returns the focus to the opener when a dialog closes.
  useEffect(() => {
    if (currentDialog === null && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [currentDialog]);
  const showToast = (text: string) => dispatch(toastRaised({ kind: 'success', text }));
  const { email, phone } = edition.contacts;
  const renderDialog = () => {
    if (currentDialog?.kind === 'member')
      return (
        <MemberDialog
          key={currentDialog.member?.id ?? 'new'}
          {...{ form, group }}
          member={currentDialog.member}
          noscript={formatMessage({ id: 'group.noscript' }, { email, phone })}
          onSave={(values) =>
            currentDialog.member ? calls.changeMember(currentDialog.member.id, values) : calls.addMember(values)
          }
          onSaved={({ name }) => {
            close();
            showToast(formatMessage({ id: 'group.saved' }, { name }));
          }}
          onClose={close}
        />
      );
    if (currentDialog?.kind === 'master')
      return (
        <MasterDialog
          member={currentDialog.member}
          onAssign={async (member) => {
            const failure = await calls.nameMaster(member.id);
            if (failure) return failure;
            close();
            showToast(formatMessage({ id: 'group.masterSaved' }, { name: member.name }));
            return null;
          }}
          onClose={close}
        />
      );
    return currentDialog && <QrDialog member={currentDialog.member} onLoad={calls.qrCode} onClose={close} />;
  };
  return { dialogs: renderDialog(), openDialog };
}

interface GroupMembersProps {
  group: Group;
  calls: GroupCalls;
  isLocked: boolean;
  form: FormDefinition;
  open: (dialog: OpenDialog) => void;
  onAdd: () => void;
}

/** The registered members, with actions for each. */
export function GroupMembers({ group, calls, isLocked, form, open, onAdd }: GroupMembersProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const latest = useLatest(group);
  const showToast = (kind: 'success' | 'error', text: string) => dispatch(toastRaised({ kind, text }));
  const { pendingRemovals, scheduleRemoval, undo, removeNow } = useUndoableRemoval(async (id) => {
    const member = latest.current.users.find((one) => one.id === id);
    const failure = await calls.removeMember(id);
    if (failure) showToast('error', failure.summary);
    else showToast('success', formatMessage({ id: 'group.removedFor' }, { name: member?.name }));
    document.getElementById('group-members')?.focus({ preventScroll: true });
    return failure === null;
  });
  const actions = useMemo(
    () => ({
      edit: (member: GroupUser) => open({ kind: 'member', member }),
      assignMaster: (member: GroupUser) => open({ kind: 'master', member }),
      showCode: (member: GroupUser) => open({ kind: 'code', member }),
      remove({ id, isMaster, name }: GroupUser) {
        if (isMaster && latest.current.users.length > 1)
          dispatch(toastRaised({ kind: 'error', text: formatMessage({ id: 'group.masterStays' }, { name }) }));
        else scheduleRemoval(id);
      },
      undo(member: GroupUser) {
        undo(member.id);
        // After the row has been rendered again.
        queueMicrotask(() => document.getElementById(editId(member))?.focus());
      },
      removeNow: ({ id }: GroupUser) => void removeNow(id),
    }),
    [scheduleRemoval, dispatch, formatMessage, removeNow, open, undo],
  );
  const { draft } = useDraft({ key: draftKeyOf(group, null), form });
  const hasDraft = draft !== null && ['name', 'mobile'].some((field) => Boolean(draft.values[field]));
  return (
    <div className={styles.roll}>
      {hasDraft && !isLocked && (
        <div className={members.notice}>
          <p>{formatMessage({ id: 'group.draft' })}</p>
          <button type="button" className={members.textButton} onClick={onAdd}>
            {formatMessage({ id: 'group.draftContinue' })}
          </button>
        </div>
      )}
      <MemberList
        users={group.users}
        missing={group.missing}
        isLocked={isLocked}
        pendingRemovals={pendingRemovals}
        actions={actions}
        tools={<QrArchiveButton group={group} calls={calls} />}
        emptyActions={
          !isLocked && (
            <Button variant="secondary" onClick={onAdd}>
              <Icon name="plus" />
              {formatMessage({ id: 'group.add' })}
            </Button>
          )
        }
      />
    </div>
  );
}

/** All QR codes as one file; none until the group is a delegation. */
function QrArchiveButton({ group, calls }: Pick<GroupMembersProps, 'group' | 'calls'>) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { download } = useServices();
  const [isDownloading, run] = useAsyncAction();
  const count = group.users.filter(({ number }) => number !== null).length;
  if (count === 0) return null;
  const downloadArchive = async () => {
    const result = await calls.archive();
    if (!('url' in result)) return dispatch(toastRaised({ kind: 'error', text: result.summary }));
    download(result.url, result.fileName);
    const text = formatMessage({ id: 'group.qrAllDone' }, { name: result.fileName });
    return dispatch(toastRaised({ kind: 'success', text }));
  };
  return (
    <Button
      variant="quiet"
      aria-busy={isDownloading}
      aria-disabled={isDownloading}
      onClick={() => void run(downloadArchive)}
    >
      <Icon name="download" />
      {isDownloading ? formatMessage({ id: 'group.qrAllLoading' }, { count }) : formatMessage({ id: 'group.qrAll' })}
    </Button>
  );
}
