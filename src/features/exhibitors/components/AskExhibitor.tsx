import { Suspense, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Exhibitor } from '@/api/types';
import type { Locale } from '@/i18n/locales';
import { boothHref } from '@/lib/boothHref';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { exhibitorMessages } from '../messages';
import { useNear } from '@/ui/useNear';
import styles from './AskExhibitor.module.css';

interface AskExhibitorProps {
  exhibitor: Exhibitor;
  locale: Locale;
  /** The form of a question, where there is one: drawn when the reader comes near. */
  form?: ReactNode;
}

/** How to ask an exhibitor: whom and where, and its form. It never shows an address or number of a person. */
export function AskExhibitor({ exhibitor: { contact, website, booths, name }, locale, form }: AskExhibitorProps) {
  const { formatMessage } = useIntl();
  const part = useRef<HTMLElement>(null);
  const isNear = useNear(part);
  const [booth] = booths;
  const person = [contact?.person, contact?.position, contact?.department].filter(Boolean).join(', ');
  return (
    <section id="ask" aria-labelledby="ask-title" className={styles.ask} ref={part}>
      <h2 id="ask-title" className={styles.title}>
        {formatMessage(exhibitorMessages.ask)}
      </h2>
      <p className={styles.text}>
        {person
          ? formatMessage(exhibitorMessages.askPerson, { person })
          : formatMessage(exhibitorMessages.askText, { name })}
      </p>
      <div className={styles.actions} data-no-print>
        {website && (
          <a href={website} rel="noopener nofollow" className={buttonClass('second')}>
            {formatMessage(exhibitorMessages.toWebsite)}
          </a>
        )}
        {booth && (
          <Anchor href={boothHref(locale, booth.number)} className={buttonClass('quiet')}>
            {formatMessage(exhibitorMessages.toBooth, { booth: booth.number })}
          </Anchor>
        )}
      </div>
      {form && isNear && (
        <div className={styles.form} data-no-print>
          <Suspense>{form}</Suspense>
        </div>
      )}
    </section>
  );
}
