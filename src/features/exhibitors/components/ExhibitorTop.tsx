import { useIntl } from 'react-intl';
import type { Exhibitor, ThemeSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatList } from '@/i18n/lists';
import { langOf } from '@/i18n/locales';
import { BoothSign } from '@/ui/display/BoothSign';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import styles from './ExhibitorTop.module.css';

interface ExhibitorTopProps {
  exhibitor: Exhibitor;
  /** Its themed exhibition. */
  theme?: ThemeSummary;
}

/** The URL of a generated picture with the theme's colour as its background (server/http/plugins/art.ts). */
const withThemeBackground = (url: string): string => url.replace(/ground=\w+/, 'ground=strong');

/** The heading of an exhibitor's page in its theme's colour, with the large booth sign. */
export function ExhibitorTop({ exhibitor, theme }: ExhibitorTopProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { name, otherName, lang, logo, booths, pictures } = exhibitor;
  const themeId = exhibitor.themeIds[0] ?? 1;
  const [picture] = pictures;
  return (
    <header
      className={styles.top}
      style={{ backgroundColor: theme?.colours.exhibitorTop ?? `var(--theme-${themeId}-strong)` }}
      data-on-dark
    >
      <div className={styles.inner}>
        <div className={styles.body}>
          {logo && (
            <span className={styles.logo}>
              <img src={logo.url} alt={logo.alt} width={64} height={64} />
            </span>
          )}
          <h1 className={styles.name} lang={langOf(lang, locale)}>
            <PhraseLineBreaks>{name}</PhraseLineBreaks>
          </h1>
          {otherName && (
            <p className={styles.other} lang={lang.startsWith('zh') ? 'en' : 'zh-CN'}>
              {otherName}
            </p>
          )}
          <div className={styles.place}>
            {booths.slice(0, 2).map(({ number }) => (
              <BoothSign key={number} booth={number} themeId={themeId} size="page" reversed />
            ))}
            <p className={styles.location}>
              {theme?.name}
              <br />
              {formatList(
                exhibitor.halls.map((hall) => formatMessage({ id: 'exhibitors.hall' }, { hall })),
                locale,
              )}
            </p>
          </div>
        </div>
        {picture && (
          <img
            className={styles.picture}
            src={withThemeBackground(picture.url)}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            fetchPriority="high"
          />
        )}
      </div>
    </header>
  );
}
