import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { momentText } from '@/i18n/dates';
import type { Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { shellMessages } from './messages';
import styles from './SandboxBanner.module.css';

interface SandboxBannerProps {
  locale: Locale;
  /** The minute of the site's clock, which a trial may set to another day, ISO. */
  now?: string;
}

/** Says that this site sends nothing, so that nobody waits for a mail. */
export const SandboxBanner = memo(function SandboxBanner({ locale, now }: SandboxBannerProps) {
  return (
    <aside aria-label={useIntl().formatMessage(shellMessages.sandboxName)} className={styles.banner} data-no-print>
      <FormattedMessage
        {...shellMessages.sandbox}
        values={{
          a: (words) => (
            <a key="a" href={paths.devInbox.href()}>
              {words}
            </a>
          ),
        }}
      />{' '}
      {now && <FormattedMessage {...shellMessages.sandboxClock} values={{ time: momentText(now, locale) }} />}
    </aside>
  );
});
