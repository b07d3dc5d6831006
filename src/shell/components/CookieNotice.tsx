import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { Button } from '@/ui/Button';
import { noticeMessages } from './messages';
import styles from './CookieNotice.module.css';

/** The English site's cookie notice (section 2): only needed cookies are set, so there is nothing to choose. */
export function CookieNotice({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <section className={styles.notice} aria-label={formatMessage(noticeMessages.cookies)} data-no-print>
      <p>
        <FormattedMessage
          {...noticeMessages.cookiesText}
          values={{
            a: (words) => (
              <Anchor key="a" href={paths.privacy.href({ lang: 'en' })} className={styles.link}>
                {words}
              </Anchor>
            ),
          }}
        />
      </p>
      <Button look="text" size="small" onClick={onClose} className={styles.close}>
        {formatMessage(noticeMessages.cookiesClose)}
      </Button>
    </section>
  );
}
