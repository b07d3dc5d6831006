import { FormattedNumber, useIntl } from 'react-intl';
import type { Edition, LandingHome } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { langOf } from '@/i18n/locales';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { Clauses } from '@/ui/Clauses';
import { Picture } from '@/ui/Picture';
import styles from './LandingHero.module.css';

interface LandingAction {
  text: string;
  href: string;
}

interface LandingHeroProps {
  landing: LandingHome;
  /** The edition that the page is about. */
  edition: Edition;
  /** The main action, and what else one may do. */
  actions: readonly LandingAction[];
  /** What the registration that the main action leads to costs. */
  price?: string | undefined;
}

/** The page's one picture, its words, its figures and its action, on ink with the campaign's colour as a line. */
export function LandingHero({ landing, edition, actions, price }: LandingHeroProps) {
  const locale = useLocale();
  const { title, description, banners, figures, colour, lang } = landing;
  const { formatMessage } = useIntl();
  const [banner] = banners;
  return (
    <section className={styles.hero} aria-labelledby="landing" data-on-ink style={{ borderColor: colour }}>
      {banner && (
        <picture className={styles.picture}>
          {banner.mobilePicture && <source media="(max-width: 47.9375em)" srcSet={banner.mobilePicture.url} />}
          <Picture image={banner.picture} fetchPriority="high" />
        </picture>
      )}
      <div className={styles.words} lang={langOf(lang, locale)}>
        <p className={styles.dates}>
          {formatMessage({ id: 'landing.dates' }, { range: edition.range, venue: edition.venue.name })}
        </p>
        <h1 id="landing" className={styles.title}>
          <Clauses>{title}</Clauses>
        </h1>
        <p className={styles.text}>{description}</p>
        <p className={styles.actions}>
          {actions.map(({ text, href }, index) => (
            <Anchor key={href} href={href} className={buttonClass(index === 0 ? 'main' : 'outline', 'large')}>
              {text}
            </Anchor>
          ))}
        </p>
        {price && <p className={styles.price}>{price}</p>}
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ name, value, unit }) => (
              <div key={name} className={styles.figure}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value}>
                  <FormattedNumber value={value} /> <span className={styles.unit}>{unit}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
