/** What lies over every page: toasts, the state of the network, and the way back to the mini-program. */
import { lazy, Suspense, type ReactNode, memo } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsWechatMobile } from '@/state/clientSlice';
import { selectNetwork, selectToasts, toastDismissed } from '@/state/noticesSlice';
import { Icon } from '@/ui/controls/Icon';
import { classes } from '@/ui/classes';
import { paths } from '@/lib/paths';
import { cookieNoticeClosed, selectCookiesRead } from '@/state/persistedSlice';
import { selectLocale } from '@/state/localeSlice';
import { Anchor } from '@/ui/controls/Anchor';
import { Button } from '@/ui/controls/Button';
import { useLocale } from '@/i18n/useLocale';
import { momentText } from '@/i18n/dates';
import styles from './Notices.module.css';

interface SandboxBannerProps {
  /** The minute of the site's clock, which a trial may set to another day, ISO. */
  now?: string;
}

/** Says that this site sends nothing, so that nobody waits for a mail. */
export const SandboxBanner = memo(function SandboxBanner({ now }: SandboxBannerProps) {
  const locale = useLocale();
  return (
    <aside aria-label={useIntl().formatMessage({ id: 'shell.sandboxName' })} className={styles.banner} data-no-print>
      <FormattedMessage
        id="shell.sandbox"
        values={{
          a: (words) => (
            <a key="a" href={paths.devInbox.href()}>
              {words}
            </a>
          ),
        }}
      />{' '}
      {now && <FormattedMessage id="shell.sandboxClock" values={{ time: momentText(now, locale) }} />}
    </aside>
  );
});

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
      <Button
        look="text"
        size="small"
        onClick={() => dispatch(cookieNoticeClosed())}
        className={styles.cookieNoticeClose}
      >
        {formatMessage({ id: 'notice.cookiesClose' })}
      </Button>
    </section>
  );
}

type Kind = 'error' | 'success';

interface ToastsProps {
  toasts: readonly { id: number; kind: Kind; text: string }[];
  onDismiss: (id: number) => void;
  /** Toasts that come and go by themselves. */
  children?: ReactNode;
}

/** The looks of a text above the page. */
const toastClass = (kind: Kind): string => classes(styles.toast, styles[kind]);

/** Texts above the page, 60 px from the top. The region stands in the page before its first text, so that every one is read aloud. */
export function Toasts({ toasts, onDismiss, children }: ToastsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.toasts} role="status" aria-live="polite" data-no-print>
      {children}
      {toasts.map(({ id, kind, text }) => (
        <p key={id} className={toastClass(kind)}>
          <Icon name={kind === 'error' ? 'alert' : 'check'} />
          <span>{text}</span>
          <button
            type="button"
            className={styles.close}
            aria-label={formatMessage({ id: 'ui.close' })}
            onClick={() => onDismiss(id)}
          >
            <Icon name="close" size={18} />
          </button>
        </p>
      ))}
    </div>
  );
}

const WechatButton = lazy(async () => ({
  default: (await import(/* webpackChunkName: "wechat" */ './components/WechatButton')).WechatButton,
}));

/** Renders the notices of the store. */
export function Notices() {
  const isWechatMobile = useSelector(selectIsWechatMobile);
  const toasts = useSelector(selectToasts);
  const network = useSelector(selectNetwork);
  const dispatch = useDispatch();
  const { formatMessage } = useIntl();
  return (
    <>
      {isWechatMobile && (
        <Suspense>
          <WechatButton />
        </Suspense>
      )}
      <Toasts toasts={toasts} onDismiss={(id) => dispatch(toastDismissed(id))}>
        {network && (
          <p className={toastClass(network === 'offline' ? 'error' : 'success')}>
            <Icon name={network === 'offline' ? 'alert' : 'check'} />
            <span>{formatMessage({ id: network === 'offline' ? 'notice.networkOffline' : 'notice.networkBack' })}</span>
          </p>
        )}
      </Toasts>
    </>
  );
}
