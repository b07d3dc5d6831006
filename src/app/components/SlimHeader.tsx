import { useIntl } from 'react-intl';
import { boothHref } from '@/features/home/visitAction';
import type { Locale } from '@/i18n/locales';
import type { Edition } from '@/api';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { headerLocales, LanguageItems } from './LanguageItems';
import { Logo } from './Logo';
import styles from './SlimHeader.module.css';

export interface SlimProps {
  locale: Locale;
  edition: Edition;
  /** Path of the page with its language, without query. */
  path: string;
  /** As PageAddress has it. */
  query: string;
}

/** The header of landing pages: who invites, whom to call or in which language to read, and the booth. `bare` shows the mark alone. */
export function SlimHeader({ locale, edition, path, query, bare = false }: SlimProps & { bare?: boolean }) {
  const { formatMessage } = useIntl();
  const { contacts } = edition;
  // The Chinese landing pages have no language in their address, and no other one to read in.
  const isTranslated = path.startsWith(`/${locale}/`) && locale !== 'zh-cn';
  return (
    <header className={styles.header} data-no-print>
      <div className={styles.inner}>
        <Logo edition={edition} small={bare} dateless={bare} />
        {!bare && (
          <div className={styles.tools}>
            {isTranslated ? (
              <ul className={styles.languages} aria-label={formatMessage({ id: 'shell.languages' })}>
                <LanguageItems
                  locales={headerLocales(locale)}
                  locale={locale}
                  path={path}
                  query={query}
                  className={styles.language}
                />
              </ul>
            ) : (
              <a href={`tel:${contacts.phone.replace(/[^\d+]/g, '')}`} className={styles.phone}>
                {contacts.phone}
              </a>
            )}
            <Anchor href={boothHref(locale)} className={buttonClass('quiet', 'small', styles.booth)}>
              {formatMessage({ id: 'shell.boothReservation' })}
            </Anchor>
          </div>
        )}
      </div>
    </header>
  );
}
