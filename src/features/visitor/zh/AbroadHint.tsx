import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import styles from './CardScan.module.css';
import { entryMessages } from './messages';

/** Readers of other languages rarely have a Chinese number: their way stands first. */
export function AbroadHint({ href }: { href: string }) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{formatMessage(entryMessages.abroadTitle)}</h2>
          <p className={styles.text}>{formatMessage(entryMessages.abroadText)}</p>
        </div>
        <Anchor href={href} className={buttonClass('second')}>
          <Icon name="mail" />
          {formatMessage(entryMessages.abroadGo)}
        </Anchor>
      </div>
    </section>
  );
}
