import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { GroupUser } from '@/api';
import type { CallFailure } from '@/forms/failures';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import { Icon } from '@/ui/controls/Icon';
import styles from './Members.module.css';

interface QrDialogProps {
  user: GroupUser;
  onLoad: (id: string) => Promise<{ image: string } | CallFailure>;
  onClose: () => void;
}

/** One member's QR code, large enough to scan from the screen, and as a picture to share. */
export function QrDialog({ user, onLoad, onClose }: QrDialogProps) {
  const { formatMessage } = useIntl();
  const { id, name, number } = user;
  const [shown, setShown] = useState<{ image: string } | { failure: string } | null>(null);
  const load = useCallback(async () => {
    setShown(null);
    const response = await onLoad(id);
    setShown('image' in response ? response : { failure: response.text });
  }, [id, onLoad]);
  useEffect(() => void load(), [load]);
  return (
    <Dialog open width={420} title={formatMessage({ id: 'group.qrTitle' }, { name })} onClose={onClose}>
      <div className={styles.code}>
        {shown && 'image' in shown ? (
          <img src={shown.image} width={240} height={240} alt={formatMessage({ id: 'group.qr' }, { name })} />
        ) : (
          <div className={styles.codeFrame} role={shown ? 'alert' : 'status'}>
            {shown ? shown.failure : formatMessage({ id: 'group.qrLoading' })}
          </div>
        )}
        <p className={styles.number}>{number?.replaceAll('-', ' ')}</p>
        <p>{formatMessage({ id: 'group.qrText' })}</p>
        {shown && 'image' in shown ? (
          <a className={buttonClass('quiet')} href={shown.image} download={`${name} ${number ?? ''}.png`}>
            <Icon name="download" />
            {formatMessage({ id: 'group.qrSave' })}
          </a>
        ) : (
          shown && (
            <Button look="quiet" onClick={() => void load()}>
              {formatMessage({ id: 'group.again' })}
            </Button>
          )
        )}
      </div>
    </Dialog>
  );
}
