import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { ExhibitSummary } from '@/api';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { BoothSign } from '@/ui/display/BoothSign';
import { classes } from '@/ui/classes';
import { FavouriteButton } from '@/ui/controls/FavouriteButton';
import { Tag } from '@/ui/display/Tag';
import { Card } from '@/ui/layout/Layout';
import type { Comparison } from '../comparison';
import { CompareButton } from './ComparisonTray';
import styles from './ProductCard.module.css';

export interface ProductCardProps {
  product: ExhibitSummary;
  isFavourite: boolean;
  onToggleFavourite: (product: ExhibitSummary) => void;
  /** Absent where products are not compared. */
  comparison?: Comparison;
  asRow?: boolean;
  /** On its exhibitor's own page the exhibitor is omitted. */
  hidesExhibitor?: boolean;
  /** Whether its picture is visible at first. */
  isEager?: boolean;
}

/** A picture, the name, the exhibitor, and the booth, always at the lower left. */
export function ProductCard(props: ProductCardProps) {
  const locale = useLocale();
  const { product, isFavourite, onToggleFavourite, comparison, asRow, hidesExhibitor, isEager } = props;
  const { formatMessage } = useIntl();
  const { id, name, lang, picture, isNew, exhibitorName, category, boothNumbers, themeId } = product;
  return (
    <Card as="article" isInteractive aria-label={name} className={classes(styles.card, asRow && styles.row)}>
      <div className={styles.frame}>
        {picture && (
          <img
            className={styles.picture}
            src={picture.url}
            // The name next to it has the same content.
            alt=""
            width={picture.width}
            height={picture.height}
            loading={isEager ? 'eager' : 'lazy'}
          />
        )}
      </div>
      <div className={styles.body}>
        <h3 className={styles.name} lang={langOf(lang, locale)}>
          <Anchor href={paths.productDetails.href({ lang: locale, id })} className={styles.link}>
            {name}
          </Anchor>{' '}
          {isNew && <Tag kind="new">{formatMessage({ id: 'products.new' })}</Tag>}
        </h3>
        {!hidesExhibitor && <p className={styles.company}>{exhibitorName}</p>}
        {category && <p className={styles.category}>{category}</p>}
      </div>
      <div className={styles.foot}>
        {boothNumbers.slice(0, 1).map((number) => (
          <BoothSign key={number} booth={number} themeId={themeId ?? 1} />
        ))}
        <div className={styles.actions}>
          {comparison && <CompareButton product={product} comparison={comparison} />}
          <FavouriteButton
            isFavourite={isFavourite}
            label={formatMessage({ id: 'products.addToFavourites' }, { name })}
            onToggle={() => onToggleFavourite(product)}
          />
        </div>
      </div>
    </Card>
  );
}
