import { useIntl } from 'react-intl';
import type { ExhibitorSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { BoothSign } from '@/ui/display/BoothSign';
import { classes } from '@/ui/classes';
import { FavouriteButton } from '@/ui/controls/FavouriteButton';
import { Tag } from '@/ui/display/Tag';
import { Card } from '@/ui/layout/Layout';
import styles from './ExhibitorCard.module.css';

export interface ExhibitorCardProps {
  exhibitor: ExhibitorSummary;
  isFavourite: boolean;
  onToggleFavourite: (exhibitor: ExhibitorSummary) => void;
  /** As a row of a list instead of a card. */
  asRow?: boolean;
}

/** A card shows this many booth signs and counts the rest. */
const MAX_BOOTH_SIGNS = 2;

/** A line in the theme's colour, logo, heart, name, summary, and the booth, always at the lower left. */
export function ExhibitorCard({ exhibitor, isFavourite, onToggleFavourite, asRow }: ExhibitorCardProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { id, name, lang, themeIds, categories, logo, summary, summaryLang, booths, origin, featured, onlineShowroom } =
    exhibitor;
  const theme = themeIds[0] ?? 1;
  const [category] = categories;
  return (
    <Card
      as="article"
      isInteractive
      aria-label={name}
      className={classes(styles.card, asRow && styles.row)}
      style={{ borderTopColor: `var(--theme-${theme}-main)` }}
    >
      <div className={styles.top}>
        {logo && <img className={styles.logo} src={logo.url} alt="" width={56} height={56} loading="lazy" />}
        <div className={styles.heart}>
          <FavouriteButton
            isFavourite={isFavourite}
            label={formatMessage({ id: 'exhibitors.addToFavourites' }, { name })}
            onToggle={() => onToggleFavourite(exhibitor)}
          />
        </div>
      </div>
      <h3 className={styles.name} lang={langOf(lang, locale)}>
        <Anchor href={paths.exhibitorDetails.href({ lang: locale, id })} className={styles.link}>
          {name}
        </Anchor>
      </h3>
      <p className={styles.summary} lang={langOf(summaryLang, locale)}>
        {summary}
      </p>
      <p className={styles.tags}>
        {category && <Tag className={styles.tag}>{category}</Tag>}
        {featured && <Tag kind="new">{formatMessage({ id: 'exhibitors.featuredTag' })}</Tag>}
        {!featured && onlineShowroom && <Tag>{formatMessage({ id: 'exhibitors.showroom' })}</Tag>}
      </p>
      <div className={styles.foot}>
        <span className={styles.signs}>
          {booths.slice(0, MAX_BOOTH_SIGNS).map(({ number }) => (
            <BoothSign key={number} booth={number} themeId={theme} />
          ))}
          {booths.length > MAX_BOOTH_SIGNS && <span className={styles.place}>+{booths.length - MAX_BOOTH_SIGNS}</span>}
        </span>
        <span className={styles.place}>{origin.name}</span>
      </div>
    </Card>
  );
}
