import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { GroupUser } from '@/api';
import type { ApiFailure } from '@/forms/apiFailure';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import { Icon } from '@/ui/controls/Icon';
import styles from './Members.module.css';

interface QrDialogProps {
  member: GroupUser;
  onLoad: (id: string) => Promise<{ image: string } | ApiFailure>;
  onClose: () => void;
}

/** One member's QR code, large enough to scan from the screen, and as a picture to share. */
export function QrDialog({ member, onLoad, onClose }: QrDialogProps) {
  const { formatMessage } = useIntl();
  const { id, name, number } = member;
  const [result, setResult] = useState<{ image: string } | { failure: string } | null>(null);
  const load = useCallback(async () => {
    setResult(null);
    const response = await onLoad(id);
    setResult('image' in response ? response : { failure: response.summary });
  }, [id, onLoad]);
  useEffect(() => void load(), [load]);
  return (
    <Dialog open width={420} title={formatMessage({ id: 'group.qrTitle' }, { name })} onClose={onClose}>
      <div className={styles.code}>
        {result && 'image' in result ? (
          <img src={result.image} width={240} height={240} alt={formatMessage({ id: 'group.qr' }, { name })} />
        ) : (
          <div className={styles.codeFrame} role={result ? 'alert' : 'status'}>
            {result ? result.failure : formatMessage({ id: 'group.qrLoading' })}
          </div>
        )}
        <p className={styles.number}>{number?.replaceAll('-', ' ')}</p>
        <p>{formatMessage({ id: 'group.qrText' })}</p>
        {result && 'image' in result ? (
          <a className={buttonClass('quiet')} href={result.image} download={`${name} ${number ?? ''}.png`}>
            <Icon name="download" />
            {formatMessage({ id: 'group.qrSave' })}
          </a>
        ) : (
          result && (
            <Button variant="quiet" onClick={() => void load()}>
              {formatMessage({ id: 'group.retry' })}
            </Button>
          )
        )}
      </div>
    </Dialog>
  );
}
