import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Edition } from '@/api';
import { admissionNoticeOpened } from '@/state/persistedSlice';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import styles from './AdmissionNotice.module.css';

/** What to bring to the gate: an ID, two business cards, the confirmation. The text next to it has the same content. */
const AdmissionPicture = ({ label }: { label: string }) => (
  <svg viewBox="0 0 452 172" width="452" height="172" role="img" aria-label={label}>
    <rect width="452" height="172" rx="4" fill="#E9EEF2" />
    <g stroke="#0B1B2B" strokeWidth="1.6" fill="#FFFFFF" strokeLinejoin="round">
      <rect x="32" y="40" width="124" height="84" rx="4" />
      <path d="M88 66h52M88 82h52M88 98h34" fill="none" strokeLinecap="round" />
      <circle cx="62" cy="74" r="11" />
      <path d="M44 110c1-13 8-20 18-20s17 7 18 20z" />
      <rect x="200" y="58" width="104" height="62" rx="3" transform="rotate(-7 252 89)" />
      <rect x="206" y="66" width="104" height="62" rx="3" />
      <path d="M220 84h44M220 98h64M220 112h52" fill="none" strokeLinecap="round" />
      <rect x="350" y="24" width="70" height="124" rx="8" />
      <path d="M376 24h18" strokeWidth="4" strokeLinecap="round" />
    </g>
    <path
      d="M364 52h14v14h-14zM392 52h14v14h-14zM364 80h14v14h-14zM392 80h6v6h-6zM400 88h6v6h-6zM384 58h4v22h-4zM378 72h4v4h-4zM390 72h16v4h-16z"
      fill="#0B1B2B"
    />
    <path d="M362 112h46" stroke="#D5001C" strokeWidth="6" strokeLinecap="round" />
  </svg>
);

interface AdmissionNoticeProps {
  edition: Edition;
  onClose: () => void;
}

/**
 * Who is admitted and what to bring (sections 2 and 5). Opening it is persisted. Loaded lazily, because few users
 * open it.
 */
export function AdmissionNotice({ edition, onClose }: AdmissionNoticeProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { clock } = useServices();
  useEffect(() => void dispatch(admissionNoticeOpened(clock.now().toISOString())), [clock, dispatch]);
  return (
    <Dialog open title={formatMessage({ id: 'admission.title' })} onClose={onClose} width={500}>
      <div className={styles.picture}>
        <AdmissionPicture label={formatMessage({ id: 'admission.picture' })} />
      </div>
      <ul className={styles.list}>
        {(['document', 'cards', 'age', 'group', 'decision'] as const).map((rule) => (
          <li key={rule}>{formatMessage({ id: `admission.${rule}` }, { email: edition.contacts.groupEmail })}</li>
        ))}
      </ul>
      <Button onClick={onClose} className={styles.confirm}>
        {formatMessage({ id: 'admission.confirm' })}
      </Button>
    </Dialog>
  );
}
