import { FormattedMessage, useIntl } from 'react-intl';
import type { AdvertDetail, AdvertType } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDate } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { FEN_PER_YUAN } from '@/rules/formatYuan';
import { buttonClass } from '@/ui/controls/Button';
import { LinkTabs } from '@/ui/controls/LinkTabs';
import { PageHeading } from '@/ui/layout/PageHeading';
import { Picture } from '@/ui/display/Picture';
import { Prose } from '@/ui/layout/Prose';
import { EmptyState } from '@/ui/display/State';
import { Tag } from '@/ui/display/Tag';
import styles from './AdvertTypeView.module.css';

interface AdvertOfferProps {
  offer: AdvertDetail;
  /** The contact address; without JavaScript the button is a mail link. */
  email: string;
  onRequest: (offer: AdvertDetail) => void;
}

/** One bookable advertising space: location, price, availability. */
function AdvertOfferCard({ offer, email, onRequest }: AdvertOfferProps) {
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  const { title, body, pictures, size, material, place, price, unit, quantity, quantityLeft, bookUntil, lang } = offer;
  const textLang = langOf(lang, locale);
  const [picture] = pictures;
  const isSoldOut = quantityLeft === 0;
  const details = [
    { name: { id: 'advert.size' }, value: size },
    { name: { id: 'advert.material' }, value: material },
    { name: { id: 'advert.place' }, value: place },
    { name: { id: 'advert.bookUntil' }, value: bookUntil && formatDate(bookUntil, locale) },
  ] as const;
  return (
    <article className={styles.offer}>
      {picture && <Picture className={styles.picture} image={picture} loading="lazy" />}
      <div>
        <h3 className={styles.title} lang={textLang}>
          {title}
        </h3>
        <Prose html={body} lang={textLang} className={styles.body} />
      </div>
      <div>
        <p className={styles.price}>
          {price === null ? (
            <FormattedMessage id="advert.onRequest" />
          ) : (
            <FormattedMessage id="advert.price" values={{ price: formatNumber(price / FEN_PER_YUAN) }} />
          )}
          {price !== null && unit && (
            <span className={styles.unit} lang={textLang}>
              {' '}
              <FormattedMessage id="advert.unit" values={{ unit }} />
            </span>
          )}
        </p>
        {quantity !== null && quantityLeft !== null && (
          <div className={styles.left}>
            {isSoldOut ? (
              <Tag kind="hot">{formatMessage({ id: 'advert.soldOut' })}</Tag>
            ) : (
              <span>{formatMessage({ id: 'advert.left' }, { left: quantityLeft, count: quantity })}</span>
            )}
            <meter
              className={styles.meter}
              min={0}
              max={quantity}
              value={quantityLeft}
              aria-label={formatMessage({ id: 'advert.left' }, { left: quantityLeft, count: quantity })}
            />
          </div>
        )}
        <dl className={styles.facts}>
          {details.map(
            ({ name, value }) =>
              value && (
                <div key={name.id}>
                  <dt>
                    <FormattedMessage {...name} />
                  </dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {!isSoldOut && (
          <a
            className={buttonClass('secondary', 'small')}
            href={`mailto:${email}?subject=${encodeURIComponent(title)}`}
            data-no-print
            onClick={(event) => {
              event.preventDefault();
              onRequest(offer);
            }}
          >
            <FormattedMessage id="advert.ask" />
            <span className="visually-hidden">: {title}</span>
          </a>
        )}
      </div>
    </article>
  );
}

interface OfferGroup {
  type: AdvertType;
  offers: readonly AdvertDetail[];
}

interface AdvertTypeViewProps {
  rootType: AdvertType;
  /** All types below it. */
  childTypes: readonly AdvertType[];
  /** The selected one of them; none for all. */
  selectedId?: string;
  groups: readonly OfferGroup[];
  email: string;
  onRequest: (offer: AdvertDetail) => void;
}

/** A type of advertising with the offers of its child types. */
export function AdvertTypeView({ rootType, childTypes, selectedId, groups, email, onRequest }: AdvertTypeViewProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const href = (adsubid?: string) => paths.advertising.href({ lang: locale, adpid: rootType.id, adsubid });
  const tabs = [
    { href: href(), name: formatMessage({ id: 'advert.all' }), isCurrent: selectedId === undefined },
    ...childTypes.map(({ id, name, detailCount }) => ({
      href: href(id),
      name,
      count: detailCount,
      isCurrent: id === selectedId,
    })),
  ];
  const selected = childTypes.find(({ id }) => id === selectedId) ?? rootType;
  const isEmpty = groups.every(({ offers }) => offers.length === 0);
  return (
    <>
      <PageHeading
        title={selected.name}
        lead={selected.summary}
        lang={langOf(selected.lang, locale)}
        picture={rootType.picture}
        above={selectedId && <span lang={langOf(rootType.lang, locale)}>{rootType.name}</span>}
      />
      <div className={styles.inner}>
        <LinkTabs label={formatMessage({ id: 'advert.kinds' })} tabs={tabs} />
        {isEmpty && <EmptyState title={formatMessage({ id: 'advert.empty' })} />}
        {groups
          .filter(({ offers }) => offers.length > 0)
          .map(({ type, offers }) => (
            <section key={type.id} className={styles.group} aria-labelledby={type.id}>
              <h2 id={type.id} className={styles.name} lang={langOf(type.lang, locale)}>
                {type.name}
              </h2>
              {offers.map((offer) => (
                <AdvertOfferCard key={offer.id} offer={offer} email={email} onRequest={onRequest} />
              ))}
            </section>
          ))}
      </div>
    </>
  );
}
