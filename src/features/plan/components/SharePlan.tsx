import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Edition } from '@/api';
import type { Favourite } from '@/state/favourites';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import { Icon } from '@/ui/controls/Icon';
import { SelectBox } from '@/ui/controls/SelectField';
import { QrCode } from '@/ui/display/QrCode';
import { encodePlan } from '../sharedPlan';
import styles from './SharePlan.module.css';

interface SharePlanProps {
  favourites: readonly Favourite[];
  themes: Edition['themes'];
  /** The address of the visit plan with its origin. */
  url: string;
  onClose: () => void;
}

const ALL = 'all';
const SESSIONS = 'sessions';

/** A link with the plan, and the same as a QR code; a part of it for a colleague who sees to one theme. */
export function SharePlan({ favourites, themes, url, onClose }: SharePlanProps) {
  const { formatMessage } = useIntl();
  const { copy } = useServices();
  const [part, setPart] = useState(ALL);
  const [copied, setCopied] = useState('');
  const isIn = (wanted: string) => (favourite: Favourite) =>
    wanted === ALL ||
    (wanted === SESSIONS
      ? favourite.kind === 'meeting'
      : String(favourite.themeId) === wanted && favourite.kind !== 'meeting');
  const parts = [
    { value: ALL, name: formatMessage({ id: 'visit.shareAll' }) },
    ...themes.map(({ id, shortName }) => ({ value: String(id), name: shortName })),
    { value: SESSIONS, name: formatMessage({ id: 'visit.sessions' }) },
  ]
    .map((one) => ({ ...one, count: favourites.filter(isIn(one.value)).length }))
    .filter(({ count }) => count > 0);
  const shared = favourites.filter(isIn(part));
  const link = url + encodePlan(shared);
  return (
    <Dialog open title={formatMessage({ id: 'visit.share' })} onClose={onClose}>
      <p>{formatMessage({ id: 'visit.shareText' }, { count: shared.length })}</p>
      {parts.length > 2 && (
        <label className={styles.part}>
          <span>{formatMessage({ id: 'visit.sharePart' })}</span>
          <SelectBox
            value={part}
            options={parts.map(({ value, name, count }) => ({ value, label: `${name} (${count})` }))}
            onChange={({ currentTarget }) => setPart(currentTarget.value)}
          />
        </label>
      )}
      <div className={styles.code}>
        <QrCode content={link} ecc="low" label={formatMessage({ id: 'visit.shareCode' })} className={styles.qr} />
      </div>
      <Button
        onClick={() =>
          void copy(link).then(
            () => setCopied(link),
            () => setCopied(''),
          )
        }
      >
        <Icon name={copied === link ? 'check' : 'link'} size={18} />
        {formatMessage(copied === link ? { id: 'ui.copied' } : { id: 'ui.copy' })}
      </Button>
      <p role="status" className="visually-hidden">
        {copied === link && formatMessage({ id: 'ui.copied' })}
      </p>
    </Dialog>
  );
}
