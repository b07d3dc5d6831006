import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Group, GroupUser } from '@/api/types';
import { draftKeyOf } from '@/features/group/members/MemberDialog';
import { MemberList } from '@/features/group/members/MemberList';
import { editId } from '@/features/group/members/MemberRow';
import members from '@/features/group/members/Members.module.css';
import { memberMessages } from '@/features/group/members/messages';
import { useLeaving } from '@/features/group/members/useLeaving';
import type { GroupCalls } from '@/features/group/useGroupCalls';
import { useDraft } from '@/forms/useDraft';
import { useOnce } from '@/forms/useOnce';
import type { FormDefinition } from '@/rules/forms/types';
import { toastRaised } from '@/state/noticesSlice';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import styles from './GroupAdd.module.css';
import type { OpenDialog } from './useDialogs';

interface RollProps {
  group: Group;
  calls: GroupCalls;
  isLocked: boolean;
  form: FormDefinition;
  open: (dialog: OpenDialog) => void;
  onAdd: () => void;
}

/** Who is registered, with what can be done with each. */
export function Roll({ group, calls, isLocked, form, open, onAdd }: RollProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const latest = useRef(group);
  latest.current = group;
  const say = (kind: 'success' | 'error', text: string) => dispatch(toastRaised({ kind, text }));
  const { leaving, begin, undo, now } = useLeaving(async (id) => {
    const user = latest.current.users.find((one) => one.id === id);
    const failure = await calls.removeMember(id);
    if (failure) say('error', failure.errors?.[0]?.message ?? failure.message ?? '');
    else say('success', formatMessage(memberMessages.removedFor, { name: user?.name }));
    document.getElementById('group-members')?.focus({ preventScroll: true });
  });
  const actions = useMemo(
    () => ({
      edit: (user: GroupUser) => open({ kind: 'member', user }),
      nameMaster: (user: GroupUser) => open({ kind: 'master', user }),
      showCode: (user: GroupUser) => open({ kind: 'code', user }),
      remove({ id, isMaster, name }: GroupUser) {
        if (isMaster && latest.current.users.length > 1)
          dispatch(toastRaised({ kind: 'error', text: formatMessage(memberMessages.masterStays, { name }) }));
        else begin(id);
      },
      undo(user: GroupUser) {
        undo(user.id);
        // The row is drawn again first.
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
          <p>{formatMessage(memberMessages.draft)}</p>
          <button type="button" className={members.textButton} onClick={onAdd}>
            {formatMessage(memberMessages.draftGoOn)}
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
              {formatMessage(memberMessages.add)}
            </Button>
          )
        }
      />
    </div>
  );
}

/** All QR codes as one file; there are none before the group is a delegation. */
function Archive({ group, calls }: Pick<RollProps, 'group' | 'calls'>) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [isDrawing, once] = useOnce();
  const count = group.users.filter(({ number }) => number !== null).length;
  if (count === 0) return null;
  const draw = async () => {
    const answer = await calls.archive();
    dispatch(
      'fileName' in answer
        ? toastRaised({ kind: 'success', text: formatMessage(memberMessages.qrAllDone, { name: answer.fileName }) })
        : toastRaised({ kind: 'error', text: answer.errors?.[0]?.message ?? answer.message ?? '' }),
    );
  };
  return (
    <Button look="quiet" aria-busy={isDrawing} aria-disabled={isDrawing} onClick={() => void once(draw)}>
      <Icon name="download" />
      {isDrawing ? formatMessage(memberMessages.qrAllLoading, { count }) : formatMessage(memberMessages.qrAll)}
    </Button>
  );
}
