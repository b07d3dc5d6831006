import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { Edition } from '@/api';
import { Anchor } from '@/ui/controls/Anchor';
import { paths } from '@/lib/paths';
import { useLocale } from '@/i18n/useLocale';
import styles from './Logo.module.css';

/** Five saw-tooth roofs, one for each themed exhibition. */
const LogoMark = ({ height = 40 }: { height?: number }) => (
  <svg width={height * 1.075} height={height} viewBox="0 0 43 40" aria-hidden="true" focusable="false">
    {[1, 2, 3, 4, 5].map((theme, index) => (
      <path key={theme} d={`M${index * 9} 40V8l7-8v40z`} fill={`var(--theme-${theme}-main)`} />
    ))}
  </svg>
);

interface LogoProps {
  edition: Edition;
  small?: boolean;
  /** Omits this year's dates, for pages of earlier editions. */
  dateless?: boolean;
}

/** The logo with the exhibition's name: the full name where it is short (Chinese, Japanese), else the short one. */
export const Logo = memo(function Logo({ edition, small = false, dateless = false }: LogoProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const short = locale === 'en' || locale === 'ru';
  const { name, shortName, number, year, venue, range } = edition;
  return (
    <Anchor href={paths.home.href({ lang: locale })} className={small ? styles.small : styles.logo}>
      <LogoMark height={small ? 31 : 40} />
      <span className={styles.body}>
        <span className={styles.name}>{short ? shortName : name}</span>
        {!dateless && (
          <span className={styles.line}>
            {small ? range : formatMessage({ id: 'shell.edition' }, { city: venue.city, year: String(year), number })}
          </span>
        )}
        <span className="visually-hidden">{formatMessage({ id: 'shell.logo' })}</span>
      </span>
    </Anchor>
  );
});
