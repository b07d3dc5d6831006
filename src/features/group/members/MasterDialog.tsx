import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { GroupUser } from '@/api/types';
import type { Shown } from '@/forms/failures';
import { useOnce } from '@/forms/useOnce';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { groupMessages } from '../messages';
import styles from './Members.module.css';
import { memberMessages } from './messages';

interface MasterDialogProps {
  user: GroupUser;
  /** Resolves with why it did not work; the page closes the dialog when it did. */
  onName: (user: GroupUser) => Promise<Shown | null>;
  onClose: () => void;
}

/** Another master means other rights: asked before it is done. */
export function MasterDialog({ user, onName, onClose }: MasterDialogProps) {
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
