import { FormattedMessage, useIntl } from 'react-intl';
import type { AdvertDetail } from '@/api/types';
import { dayText } from '@/i18n/dates';
import { langOf, type Locale } from '@/i18n/locales';
import { buttonClass } from '@/ui/Button';
import { Picture } from '@/ui/Picture';
import { Prose } from '@/ui/Prose';
import { Tag } from '@/ui/Tag';
import { advertMessages } from '../messages';
import styles from './AdvertOffer.module.css';

const FEN = 100;

interface AdvertOfferProps {
  offer: AdvertDetail;
  locale: Locale;
  /** Who answers; the link of a page without scripts. */
  email: string;
  onAsk: (offer: AdvertDetail) => void;
}

/** One place that can be booked: where it is, what it costs, what is left of it. */
export function AdvertOffer({ offer, locale, email, onAsk }: AdvertOfferProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { title, body, pictures, size, material, place, price, unit, quantity, quantityLeft, bookUntil, lang } = offer;
  const textLang = langOf(lang, locale);
  const [picture] = pictures;
  const isSoldOut = quantityLeft === 0;
  const facts = [
    { name: advertMessages.size, value: size },
    { name: advertMessages.material, value: material },
    { name: advertMessages.place, value: place },
    { name: advertMessages.bookUntil, value: bookUntil && dayText(bookUntil, locale) },
  ];
  return (
    <article className={styles.offer}>
      {picture && <Picture className={styles.picture} image={picture} loading="lazy" />}
      <div>
        <h3 className={styles.title} lang={textLang}>
          {title}
        </h3>
        <Prose html={body} lang={textLang} className={styles.body} />
      </div>
      <div className={styles.side}>
        <p className={styles.price}>
          {price === null ? (
            <FormattedMessage {...advertMessages.onRequest} />
          ) : (
            <FormattedMessage {...advertMessages.price} values={{ price: formatNumber(price / FEN) }} />
          )}
          {price !== null && unit && (
            <span className={styles.unit} lang={textLang}>
              {' '}
              <FormattedMessage {...advertMessages.unit} values={{ unit }} />
            </span>
          )}
        </p>
        {quantity !== null && quantityLeft !== null && (
          <div className={styles.left}>
            {isSoldOut ? (
              <Tag kind="hot">{formatMessage(advertMessages.soldOut)}</Tag>
            ) : (
              <span>{formatMessage(advertMessages.left, { left: quantityLeft, count: quantity })}</span>
            )}
            <meter
              className={styles.meter}
              min={0}
              max={quantity}
              value={quantityLeft}
              aria-label={formatMessage(advertMessages.left, { left: quantityLeft, count: quantity })}
            />
          </div>
        )}
        <dl className={styles.facts}>
          {facts.map(
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
            className={buttonClass('second', 'small')}
            href={`mailto:${email}?subject=${encodeURIComponent(title)}`}
            data-no-print
            onClick={(event) => {
              event.preventDefault();
              onAsk(offer);
            }}
          >
            <FormattedMessage {...advertMessages.ask} />
            <span className="visually-hidden">: {title}</span>
          </a>
        )}
      </div>
    </article>
  );
}
