import { boothOnPlanHref } from '@/lib/paths';
import { useIntl } from 'react-intl';
import type { Exhibitor } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import type { TextKey } from '@/lib/textIds';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { FavouriteButton } from '@/ui/controls/FavouriteButton';
import { Icon } from '@/ui/controls/Icon';
import styles from './ExhibitorDetails.module.css';

interface ExhibitorBarProps {
  exhibitor: Exhibitor;
  /** The number of meetings on the page. */
  meetingCount: number;
  isFavourite: boolean;
  onToggleFavourite: () => void;
}

/** Links to the parts of an exhibitor's page, with counts. */
function SectionLinks({ exhibitor, meetingCount }: Pick<ExhibitorBarProps, 'exhibitor' | 'meetingCount'>) {
  const { formatMessage, formatNumber } = useIntl();
  const text = (key: TextKey<'exhibitors'>) => formatMessage({ id: `exhibitors.${key}` });
  const sections = [
    ['company', null],
    ['products', exhibitor.exhibitCount],
    ...(meetingCount > 0 ? [['meetings', meetingCount] as const] : []),
    ['ask', null],
  ] as const;
  return (
    <nav className={styles.ways} aria-label={text('onThisPage')}>
      <ul className={styles.wayList}>
        {sections.map(([id, count]) => (
          <li key={id}>
            <Anchor href={`#${id}`} className={styles.way}>
              {text(id)}
              {count !== null && <span className={styles.count}>{formatNumber(count)}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The bar of an exhibitor's page: links to its parts, and actions. */
export function ExhibitorBar({ exhibitor, meetingCount, isFavourite, onToggleFavourite }: ExhibitorBarProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const text = (key: TextKey<'exhibitors'>) => formatMessage({ id: `exhibitors.${key}` });
  const [booth] = exhibitor.booths;
  return (
    <div className={styles.bar} data-no-print>
      <div className={styles.barInner}>
        <SectionLinks exhibitor={exhibitor} meetingCount={meetingCount} />
        <div className={styles.actions}>
          <FavouriteButton
            isFavourite={isFavourite}
            text={text('save')}
            label={formatMessage({ id: 'exhibitors.addToFavourites' }, { name: exhibitor.name })}
            onToggle={onToggleFavourite}
          />
          {booth && (
            <Anchor href={boothOnPlanHref(locale, booth.number)} className={buttonClass('quiet', 'small')}>
              <Icon name="pin" size={18} />
              {text('onPlan')}
            </Anchor>
          )}
          <Anchor href="#ask" className={buttonClass('secondary', 'small')}>
            <Icon name="mail" size={18} />
            {text('ask')}
          </Anchor>
        </div>
      </div>
    </div>
  );
}
