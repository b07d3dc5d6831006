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
import type { CallFailure } from '@/forms/failures';
import { useDraft } from '@/forms/useDraft';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import type { FormDefinition } from '@/rules/forms/types';
import { toastRaised } from '@/state/noticesSlice';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import { Icon } from '@/ui/controls/Icon';
import { useLatest } from '@/ui/hooks/useLatest';
import styles from './GroupAdd.module.css';

interface MasterDialogProps {
  user: GroupUser;
  /** Resolves with the error; on success the page closes the dialog. */
  onName: (user: GroupUser) => Promise<CallFailure | null>;
  onClose: () => void;
}

/** Confirms a change of master, which changes rights. */
function MasterDialog({ user, onName, onClose }: MasterDialogProps) {
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  const [, run] = useAsyncAction();
  const name = async () => {
    const failed = await onName(user);
    setFailure(failed ? failed.text : null);
  };
  return (
    <Dialog open title={formatMessage({ id: 'group.masterTitle' }, { name: user.name })} onClose={onClose}>
      <p>{formatMessage({ id: 'group.masterText' }, { name: user.name, mobile: user.mobile })}</p>
      {failure !== null && (
        <p role="alert" className={members.failure} style={{ marginTop: 'var(--space-4)' }}>
          {failure}
        </p>
      )}
      <div className={members.answers}>
        <Button onClick={() => void run(name)}>{formatMessage({ id: 'group.masterYes' })}</Button>
        <Button look="quiet" onClick={onClose}>
          {formatMessage({ id: 'group.cancel' })}
        </Button>
      </div>
    </Dialog>
  );
}

type OpenDialog =
  { kind: 'member'; user: GroupUser | null } | { kind: 'master'; user: GroupUser } | { kind: 'code'; user: GroupUser };

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
  const [shown, setShown] = useState<OpenDialog | null>(null);
  const opener = useRef<Element | null>(null);
  const open = useCallback((dialog: OpenDialog) => {
    opener.current = document.activeElement;
    setShown(dialog);
  }, []);
  const close = useCallback(() => setShown(null), []);
  // Returns the focus to the opener when a dialog closes.
  useEffect(() => {
    if (shown === null && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [shown]);
  const say = (text: string) => dispatch(toastRaised({ kind: 'success', text }));
  const { email, phone } = edition.contacts;
  const renderDialog = () => {
    if (shown?.kind === 'member')
      return (
        <MemberDialog
          key={shown.user?.id ?? 'new'}
          {...{ form, group }}
          user={shown.user}
          noscript={formatMessage({ id: 'group.noscript' }, { email, phone })}
          onSave={(member) => (shown.user ? calls.changeMember(shown.user.id, member) : calls.addMember(member))}
          onSaved={({ name }) => {
            close();
            say(formatMessage({ id: 'group.saved' }, { name }));
          }}
          onClose={close}
        />
      );
    if (shown?.kind === 'master')
      return (
        <MasterDialog
          user={shown.user}
          onName={async (user) => {
            const failure = await calls.nameMaster(user.id);
            if (failure) return failure;
            close();
            say(formatMessage({ id: 'group.masterSaved' }, { name: user.name }));
            return null;
          }}
          onClose={close}
        />
      );
    return shown && <QrDialog user={shown.user} onLoad={calls.qrCode} onClose={close} />;
  };
  return { dialogs: renderDialog(), open };
}

interface RollProps {
  group: Group;
  calls: GroupCalls;
  isLocked: boolean;
  form: FormDefinition;
  open: (dialog: OpenDialog) => void;
  onAdd: () => void;
}

/** The registered members, with actions for each. */
export function Roll({ group, calls, isLocked, form, open, onAdd }: RollProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const latest = useLatest(group);
  const say = (kind: 'success' | 'error', text: string) => dispatch(toastRaised({ kind, text }));
  const { leaving, begin, undo, now } = useUndoableRemoval(async (id) => {
    const user = latest.current.users.find((one) => one.id === id);
    const failure = await calls.removeMember(id);
    if (failure) say('error', failure.text);
    else say('success', formatMessage({ id: 'group.removedFor' }, { name: user?.name }));
    document.getElementById('group-members')?.focus({ preventScroll: true });
    return failure === null;
  });
  const actions = useMemo(
    () => ({
      edit: (user: GroupUser) => open({ kind: 'member', user }),
      nameMaster: (user: GroupUser) => open({ kind: 'master', user }),
      showCode: (user: GroupUser) => open({ kind: 'code', user }),
      remove({ id, isMaster, name }: GroupUser) {
        if (isMaster && latest.current.users.length > 1)
          dispatch(toastRaised({ kind: 'error', text: formatMessage({ id: 'group.masterStays' }, { name }) }));
        else begin(id);
      },
      undo(user: GroupUser) {
        undo(user.id);
        // After the row has been rendered again.
        queueMicrotask(() => document.getElementById(editId(user))?.focus());
      },
      removeNow: ({ id }: GroupUser) => void now(id),
    }),
    [begin, dispatch, formatMessage, now, open, undo],
  );
  const { draft } = useDraft({ key: draftKeyOf(group, null), form });
  const isBegun = draft !== null && ['name', 'mobile'].some((field) => Boolean(draft.values[field]));
  return (
    <div className={styles.roll}>
      {isBegun && !isLocked && (
        <div className={members.notice}>
          <p>{formatMessage({ id: 'group.draft' })}</p>
          <button type="button" className={members.textButton} onClick={onAdd}>
            {formatMessage({ id: 'group.draftGoOn' })}
          </button>
        </div>
      )}
      <MemberList
        users={group.users}
        missing={group.missing}
        isLocked={isLocked}
        leaving={leaving}
        actions={actions}
        tools={<Archive group={group} calls={calls} />}
        begin={
          !isLocked && (
            <Button look="second" onClick={onAdd}>
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
function Archive({ group, calls }: Pick<RollProps, 'group' | 'calls'>) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [isDrawing, run] = useAsyncAction();
  const count = group.users.filter(({ number }) => number !== null).length;
  if (count === 0) return null;
  const draw = async () => {
    const result = await calls.archive();
    dispatch(
      'fileName' in result
        ? toastRaised({ kind: 'success', text: formatMessage({ id: 'group.qrAllDone' }, { name: result.fileName }) })
        : toastRaised({ kind: 'error', text: result.text }),
    );
  };
  return (
    <Button look="quiet" aria-busy={isDrawing} aria-disabled={isDrawing} onClick={() => void run(draw)}>
      <Icon name="download" />
      {isDrawing ? formatMessage({ id: 'group.qrAllLoading' }, { count }) : formatMessage({ id: 'group.qrAll' })}
    </Button>
  );
}
