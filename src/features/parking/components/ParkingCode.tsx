import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ParkQrCode } from '@/api/types';
import { dayText } from '@/i18n/dates';
import type { Locale } from '@/i18n/locales';
import { FactRows } from '@/ui/FactRows';
import { parkingMessages as messages } from '../messages';
import styles from './ParkingCode.module.css';

interface ParkingCodeProps {
  code: ParkQrCode;
  locale: Locale;
  /** What one does with it; below it, not on it. */
  children?: ReactNode;
}

/** The code for the gate, large enough for a scanner through a windscreen. */
export function ParkingCode({ code, locale, children }: ParkingCodeProps) {
  const { formatMessage } = useIntl();
  const { mobileMasked, plate, qr, validFrom, validUntil } = code;
  return (
    <div className={styles.parking}>
      <div className={styles.card}>
        <img className={styles.qr} src={qr.image} alt={formatMessage(messages.qr)} width={320} height={320} />
        <p className={styles.hold}>{formatMessage(messages.hold)}</p>
        <FactRows
          rows={[
            { name: formatMessage(messages.mobile), value: mobileMasked },
            { name: formatMessage(messages.plate), value: plate },
            {
              name: formatMessage(messages.valid),
              value: formatMessage(messages.days, {
                from: dayText(validFrom, locale),
                until: dayText(validUntil, locale),
              }),
            },
          ]}
        />
      </div>
      <div className={styles.actions} data-no-print>
        {children}
      </div>
    </div>
  );
}
