import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatShortMeetingTime } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { useLocale } from '@/i18n/useLocale';
import { favouriteHref, type Favourite } from '@/state/favourites';
import { Anchor } from '@/ui/controls/Anchor';
import { FavouriteButton } from '@/ui/controls/FavouriteButton';
import { BoothSign } from '@/ui/display/BoothSign';
import styles from './FavouriteRow.module.css';

interface FavouriteNamesProps {
  /** What is to see at one place, the most important first. */
  favourites: readonly [Favourite, ...Favourite[]];
  onRemove: (favourite: Favourite) => void;
}

/** What is to see at a stop; each has its heart, which removes it from the plan. */
export function FavouriteNames({ favourites, onRemove }: FavouriteNamesProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const [first] = favourites;
  return (
    <ul className={styles.names}>
      {favourites.map((favourite) => {
        const { kind, id, name, lang, company, room } = favourite;
        // Above several products their exhibitor is named once.
        const second = kind === 'meeting' ? room : favourites.length > 1 && first.kind === 'exhibitor' ? null : company;
        return (
          <li key={kind + id} className={styles.item}>
            <span className={styles.text}>
              <Anchor
                href={favouriteHref(favourite, locale)}
                className={favourite === first ? styles.name : styles.product}
                lang={langOf(lang, locale)}
              >
                {name}
              </Anchor>
              {second && <span className={styles.second}>{second}</span>}
            </span>
            <FavouriteButton
              isFavourite
              label={formatMessage({ id: 'plan.removeFromFavourites' }, { name })}
              onToggle={() => onRemove(favourite)}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface FavouriteRowProps extends FavouriteNamesProps {
  /** Below the names. */
  children?: ReactNode;
}

/** A stop that is in none of the days. */
export function FavouriteRow({ favourites, onRemove, children }: FavouriteRowProps) {
  const locale = useLocale();
  const [{ kind, booths, themeId, from, to }] = favourites;
  return (
    <li className={styles.row}>
      <span className={styles.place}>
        {kind === 'meeting' && from && to
          ? formatShortMeetingTime(from, to, locale)
          : booths.slice(0, 2).map((booth) => <BoothSign key={booth} booth={booth} themeId={themeId ?? 1} />)}
      </span>
      <div className={styles.body}>
        <FavouriteNames favourites={favourites} onRemove={onRemove} />
        {children}
      </div>
    </li>
  );
}
