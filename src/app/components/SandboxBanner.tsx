import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { momentText } from '@/i18n/dates';
import { paths } from '@/lib/paths';
import styles from './SandboxBanner.module.css';

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
