import { memo } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { Edition, Home } from '@/api';
import { isChinese } from '@/i18n/locales';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { Picture } from '@/ui/display/Picture';
import { visitAction } from '../visitAction';
import styles from './Hero.module.css';

interface HeroProps {
  hero: Home['hero'];
  edition: Edition;
  /** Changes each second, so it renders separately. */
  countdown: ReactNode;
  registrationOpen?: boolean;
  isRegistered?: boolean;
}

function EventDetails({ edition }: Pick<HeroProps, 'edition'>) {
  const locale = useLocale();
  const { range, ranges, weekRange, dailyOpeningHours, venue } = edition;
  return (
    <dl className={styles.facts}>
      <div>
        <dt className={styles.label}>
          <FormattedMessage id="home.date" />
        </dt>
        <dd className={styles.fact}>{isChinese(locale) ? ranges.short : range}</dd>
        <dd className={styles.detail}>{weekRange}</dd>
        <dd className={styles.detail}>{dailyOpeningHours}</dd>
      </div>
      <div>
        <dt className={styles.label}>
          <FormattedMessage id="home.place" />
        </dt>
        <dd className={styles.fact}>{venue.name}</dd>
        <dd className={styles.detail}>{venue.address}</dd>
      </div>
    </dl>
  );
}

/** Everything above the countdown. */
const HeroText = memo(function HeroText({ hero, edition, ...state }: Omit<HeroProps, 'countdown'>) {
  const locale = useLocale();
  const { titleLines, text, actions } = hero;
  const visit = visitAction(edition.phase, locale, state);
  const [, ...otherActions] = actions;
  return (
    <>
      <p className={styles.edition}>
        <strong>
          <FormattedMessage id="home.edition" values={{ number: edition.number }} />
        </strong>
        <span className={styles.rule} aria-hidden="true" />
        <span>{edition.year}</span>
      </p>
      <h1 id="hero" className={styles.title}>
        {titleLines.map((line) => (
          <span key={line} className={styles.line}>
            {line}{' '}
          </span>
        ))}
      </h1>
      <p className={styles.text}>{text}</p>
      <EventDetails edition={edition} />
      <div className={styles.actions}>
        <Anchor href={visit.href} className={buttonClass('main', 'large')}>
          <FormattedMessage {...visit.text} />
          <Icon name="arrow-right" />
        </Anchor>
        {otherActions.map(({ name, url }) => (
          <Anchor key={url} href={url} className={buttonClass('outline', 'large')}>
            {name}
          </Anchor>
        ))}
      </div>
    </>
  );
});

/** Full width, on a dark background: edition, name, date and place, two actions, countdown, one picture. */
export function Hero({ countdown, ...content }: HeroProps) {
  const { picture } = content.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero" data-on-dark>
      <Picture className={styles.picture} image={picture} />
      <div className={styles.inner}>
        <HeroText {...content} />
        {countdown}
      </div>
    </section>
  );
}
