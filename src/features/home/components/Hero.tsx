import { memo } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { Edition, Home } from '@/api';
import { isChinese } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { SearchField } from '@/ui/controls/SearchField';
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
  onSearch?: (keyword: string) => void;
}

function EventDetails({ edition }: Pick<HeroProps, 'edition'>) {
  const locale = useLocale();
  const { range, ranges, weekRange, dailyOpeningHours, venue } = edition;
  return (
    <dl className={styles.facts}>
      <div>
        <dt className="visually-hidden">
          <FormattedMessage id="home.date" />
        </dt>
        <dd className={styles.fact}>{isChinese(locale) ? ranges.short : range}</dd>
        <dd className={styles.detail}>{weekRange}</dd>
        <dd className={styles.detail}>{dailyOpeningHours}</dd>
      </div>
      <div>
        <dt className="visually-hidden">
          <FormattedMessage id="home.place" />
        </dt>
        <dd className={styles.fact}>{venue.name}</dd>
        <dd className={styles.detail}>{venue.address}</dd>
      </div>
    </dl>
  );
}

/** Numbers in large type, each a link to the list that it counts. */
function Figures({ figures }: { figures: Home['hero']['figures'] }) {
  const { formatNumber } = useIntl();
  return (
    <ul className={styles.counts}>
      {figures.map(({ name, value, link }) => (
        <li key={name}>
          <Anchor href={link} className={styles.count}>
            <span className={styles.value}>{formatNumber(value)}</span> <span className={styles.name}>{name}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** Everything above the countdown. */
const HeroText = memo(function HeroText({ hero, edition, onSearch, ...state }: Omit<HeroProps, 'countdown'>) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { titleLines, text, actions, figures, notices } = hero;
  const visit = visitAction(edition.phase, locale, state);
  const notice = notices.find(({ phase }) => phase === edition.phase);
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
      <Figures figures={figures} />
      <SearchField
        look="box"
        className={styles.search}
        action={paths.search.href({ lang: locale })}
        label={formatMessage({ id: 'search.field' })}
        placeholder={formatMessage({ id: 'shell.searchFor' })}
        onSearch={onSearch}
      />
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
      {notice && <p className={styles.notice}>{notice.text}</p>}
    </>
  );
});

/**
 * Full width, on a dark background: edition, name, for whom, date and place, figures, search, two actions, countdown.
 * One picture, and the motion over it, which is not part of the first paint.
 */
export function Hero({ countdown, ...content }: HeroProps) {
  const { picture, toolpath } = content.hero;
  return (
    <section className={styles.hero} aria-labelledby="hero" data-on-dark>
      <div className={styles.pictures}>
        <Picture className={styles.picture} image={picture} />
        <Picture className={styles.picture} image={toolpath} loading="lazy" data-no-print />
      </div>
      <div className={styles.inner}>
        <HeroText {...content} />
        {countdown}
      </div>
    </section>
  );
}
