import { Suspense, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Contacts } from '@/api/types';
import { useNear } from '@/ui/useNear';
import { landingMessages } from '../messages';
import styles from './ReservePlace.module.css';

interface ReservePlaceProps {
  contacts: Contacts;
  /** Loaded when the reader comes near it. */
  form: ReactNode;
}

/** Where one applies for a booth by phone number: the words at once, the form when it is near. */
export function ReservePlace({ contacts, form }: ReservePlaceProps) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const { phone, email } = contacts;
  return (
    <section id="reserve" className={styles.place} aria-labelledby="reserve-title" ref={place}>
      <div className={styles.inner}>
        <div>
          <h2 id="reserve-title" className={styles.title}>
            {formatMessage(landingMessages.reserveTitle)}
          </h2>
          <p className={styles.text}>{formatMessage(landingMessages.reserveText)}</p>
        </div>
        <div className={styles.form}>
          <noscript>
            <p>{formatMessage(landingMessages.noscript, { phone, email })}</p>
          </noscript>
          {isNear && <Suspense>{form}</Suspense>}
        </div>
      </div>
    </section>
  );
}
