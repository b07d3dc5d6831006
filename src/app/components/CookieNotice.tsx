import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '@/lib/paths';
import { cookieNoticeClosed, selectCookiesRead } from '@/state/keptSlice';
import { selectLocale } from '@/state/localeSlice';
import { Anchor } from '@/ui/Anchor';
import { Button } from '@/ui/Button';
import styles from './CookieNotice.module.css';

/**
 * The English site's cookie notice (section 2): only needed cookies are set, so there is nothing to choose. The server renders it for everyone, so that it
 * pushes the page down before the first paint and not after it; who has closed it before does not see it again (entry.start.ts).
 */
export function CookieNotice() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const locale = useSelector(selectLocale);
  const isRead = useSelector(selectCookiesRead);
  if (locale !== 'en' || isRead) return null;
  return (
    <section className={styles.notice} aria-label={formatMessage({ id: 'notice.cookies' })} data-no-print>
      <p>
        <FormattedMessage
          id="notice.cookiesText"
          values={{
            a: (words) => (
              <Anchor key="a" href={paths.privacy.href({ lang: 'en' })} className={styles.link}>
                {words}
              </Anchor>
            ),
          }}
        />
      </p>
      <Button look="text" size="small" onClick={() => dispatch(cookieNoticeClosed())} className={styles.close}>
        {formatMessage({ id: 'notice.cookiesClose' })}
      </Button>
    </section>
  );
}
