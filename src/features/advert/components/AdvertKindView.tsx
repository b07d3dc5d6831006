import { useIntl } from 'react-intl';
import type { AdvertDetail, AdvertType } from '@/api/types';
import { langOf, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { LinkTabs } from '@/ui/LinkTabs';
import { PageHeading } from '@/ui/PageHeading';
import { EmptyState } from '@/ui/State';
import { advertMessages } from '../messages';
import { AdvertOffer } from './AdvertOffer';
import styles from './AdvertKindView.module.css';

interface OfferGroup {
  type: AdvertType;
  offers: readonly AdvertDetail[];
}

interface AdvertKindViewProps {
  locale: Locale;
  kind: AdvertType;
  /** The kinds below it, all of them. */
  below: readonly AdvertType[];
  /** The one of them that is shown; none for all. */
  shownId?: string;
  groups: readonly OfferGroup[];
  email: string;
  onAsk: (offer: AdvertDetail) => void;
}

/** A kind of advertising with its offers, group by group. */
export function AdvertKindView({ locale, kind, below, shownId, groups, email, onAsk }: AdvertKindViewProps) {
  const { formatMessage } = useIntl();
  const href = (adsubid?: string) => paths.advertising.href({ lang: locale, adpid: kind.id, adsubid });
  const tabs = [
    { href: href(), name: formatMessage(advertMessages.all), isCurrent: shownId === undefined },
    ...below.map(({ id, name, detailCount }) => ({
      href: href(id),
      name,
      count: detailCount,
      isCurrent: id === shownId,
    })),
  ];
  const shown = below.find(({ id }) => id === shownId) ?? kind;
  const isEmpty = groups.every(({ offers }) => offers.length === 0);
  return (
    <>
      <PageHeading
        title={shown.name}
        lead={shown.summary}
        lang={langOf(shown.lang, locale)}
        picture={kind.picture}
        above={shownId && <span lang={langOf(kind.lang, locale)}>{kind.name}</span>}
      />
      <div className={styles.inner}>
        <LinkTabs label={formatMessage(advertMessages.kinds)} tabs={tabs} />
        {isEmpty && <EmptyState title={formatMessage(advertMessages.empty)} />}
        {groups
          .filter(({ offers }) => offers.length > 0)
          .map(({ type, offers }) => (
            <section key={type.id} className={styles.group} aria-labelledby={type.id}>
              <h2 id={type.id} className={styles.name} lang={langOf(type.lang, locale)}>
                {type.name}
              </h2>
              {offers.map((offer) => (
                <AdvertOffer key={offer.id} offer={offer} locale={locale} email={email} onAsk={onAsk} />
              ))}
            </section>
          ))}
      </div>
    </>
  );
}
