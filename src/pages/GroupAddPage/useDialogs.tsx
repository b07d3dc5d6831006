import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Edition, Group, GroupUser } from '@/api/types';
import { MemberDialog } from '@/features/group/members/MemberDialog';
import { memberMessages } from '@/features/group/members/messages';
import { QrDialog } from '@/features/group/members/QrDialog';
import { groupMessages } from '@/features/group/messages';
import type { GroupCalls } from '@/features/group/useGroupCalls';
import type { Shown } from '@/forms/failures';
import { useOnce } from '@/forms/useOnce';
import type { FormDefinition } from '@/rules/forms/types';
import type { Locale } from '@/rules/locales';
import { toastRaised } from '@/state/noticesSlice';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import styles from '../../features/group/members/Members.module.css';

interface MasterDialogProps {
  user: GroupUser;
  /** Resolves with why it did not work; the page closes the dialog when it did. */
  onName: (user: GroupUser) => Promise<Shown | null>;
  onClose: () => void;
}

/** Another master means other rights: asked before it is done. */
function MasterDialog({ user, onName, onClose }: MasterDialogProps) {
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  const [, once] = useOnce();
  const name = async () => {
    const failed = await onName(user);
    setFailure(failed ? (failed.errors?.[0]?.message ?? failed.message ?? '') : null);
  };
  return (
    <Dialog open title={formatMessage(memberMessages.masterTitle, { name: user.name })} onClose={onClose}>
      <p>{formatMessage(memberMessages.masterText, { name: user.name, mobile: user.mobile })}</p>
      {failure !== null && (
        <p role="alert" className={styles.failure} style={{ marginTop: 'var(--space-4)' }}>
          {failure}
        </p>
      )}
      <div className={styles.answers}>
        <Button onClick={() => void once(name)}>{formatMessage(memberMessages.masterYes)}</Button>
        <Button look="quiet" onClick={onClose}>
          {formatMessage(groupMessages.cancel)}
        </Button>
      </div>
    </Dialog>
  );
}

export type OpenDialog =
  { kind: 'member'; user: GroupUser | null } | { kind: 'master'; user: GroupUser } | { kind: 'code'; user: GroupUser };

interface DialogsOptions {
  group: Group;
  form: FormDefinition;
  locale: Locale;
  edition: Edition;
  calls: GroupCalls;
}

/** What stands over the page: one member's data, another master, a QR code. */
export function useDialogs({ group, form, locale, edition, calls }: DialogsOptions) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [shown, setShown] = useState<OpenDialog | null>(null);
  const opener = useRef<Element | null>(null);
  const open = useCallback((dialog: OpenDialog) => {
    opener.current = document.activeElement;
    setShown(dialog);
  }, []);
  const close = useCallback(() => setShown(null), []);
  // Whoever closes it goes on where it was opened.
  useEffect(() => {
    if (shown === null && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [shown]);
  const say = (text: string) => dispatch(toastRaised({ kind: 'success', text }));
  const { email, phone } = edition.contacts;
  const drawn = () => {
    if (shown?.kind === 'member')
      return (
        <MemberDialog
          key={shown.user?.id ?? 'new'}
          {...{ form, group, locale }}
          user={shown.user}
          noscript={formatMessage(groupMessages.noscript, { email, phone })}
          onSave={(member) => (shown.user ? calls.changeMember(shown.user.id, member) : calls.addMember(member))}
          onSaved={({ name }) => {
            close();
            say(formatMessage(memberMessages.saved, { name }));
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
            say(formatMessage(memberMessages.masterSaved, { name: user.name }));
            return null;
          }}
          onClose={close}
        />
      );
    return shown && <QrDialog user={shown.user} onLoad={calls.qrCode} onClose={close} />;
  };
  return { dialogs: drawn(), open };
}
