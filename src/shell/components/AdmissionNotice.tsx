import { useIntl } from 'react-intl';
import type { Edition } from '@/api/types';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { AdmissionPicture } from './AdmissionPicture';
import { admissionMessages } from './messages';
import styles from './AdmissionNotice.module.css';

interface AdmissionNoticeProps {
  edition: Edition;
  onClose: () => void;
}

/** Who is let in and what to bring (sections 2 and 5), with the customer's button. 500 px wide from 1200 px on. */
export function AdmissionNotice({ edition, onClose }: AdmissionNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog open title={formatMessage(admissionMessages.title)} onClose={onClose} width={500}>
      <div className={styles.picture}>
        <AdmissionPicture label={formatMessage(admissionMessages.picture)} />
      </div>
      <ul className={styles.list}>
        {(['document', 'cards', 'age', 'group', 'decision'] as const).map((rule) => (
          <li key={rule}>{formatMessage(admissionMessages[rule], { email: edition.contacts.groupEmail })}</li>
        ))}
      </ul>
      <Button onClick={onClose} className={styles.confirm}>
        {formatMessage(admissionMessages.confirm)}
      </Button>
    </Dialog>
  );
}
