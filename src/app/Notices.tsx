/** Everything above or over a page: toasts, the network notice, and the link back to the mini-program. */
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
import { formatDateTime } from '@/i18n/dates';
import styles from './Notices.module.css';

interface SandboxBannerProps {
  /** The site clock's current minute (ISO). A demo site may run on another date. */
  now?: string;
}

/** Warns that this demo site sends no messages, so that nobody waits for an e-mail. */
export const SandboxBanner = memo(function SandboxBanner({ now }: SandboxBannerProps) {
  const locale = useLocale();
  return (
    <aside aria-label={useIntl().formatMessage({ id: 'shell.sandboxName' })} className={styles.banner} data-no-print>
      <FormattedMessage
        id="shell.sandbox"
        values={{
          a: (chunks) => (
            <a key="a" href={paths.devInbox.href()}>
              {chunks}
            </a>
          ),
        }}
      />{' '}
      {now && <FormattedMessage id="shell.sandboxClock" values={{ time: formatDateTime(now, locale) }} />}
    </aside>
  );
});

/**
 * The English site's cookie notice (section 2): only necessary cookies are set, so there is no choice to offer. The
 * server renders it for everyone, so it shifts the page before the first paint only. entry.start.ts hides it from
 * users who have closed it.
 */
export function CookieNotice() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const locale = useSelector(selectLocale);
  const isDismissed = useSelector(selectCookiesRead);
  if (locale !== 'en' || isDismissed) return null;
  return (
    <section className={styles.notice} aria-label={formatMessage({ id: 'notice.cookies' })} data-no-print>
      <p>
        <FormattedMessage
          id="notice.cookiesText"
          values={{
            a: (chunks) => (
              <Anchor key="a" href={paths.privacy.href({ lang: 'en' })} className={styles.link}>
                {chunks}
              </Anchor>
            ),
          }}
        />
      </p>
      <Button
        variant="text"
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
  /** Toasts that appear and disappear on their own. */
  children?: ReactNode;
}

/** The class names of a toast. */
const toastClass = (kind: Kind): string => classes(styles.toast, styles[kind]);

/**
 * Toasts, 60 px from the top. The live region exists before its first message, so that screen readers announce every
 * one.
 */
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
