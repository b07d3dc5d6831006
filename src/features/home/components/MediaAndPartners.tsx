import type { Home } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDate } from '@/i18n/dates';
import { Anchor } from '@/ui/controls/Anchor';
import { Scroller } from '@/ui/layout/Layout';
import { MoreLink, Section } from '@/ui/layout/Section';
import styles from './MediaAndPartners.module.css';

interface MediaAndPartnersProps {
  coverage: Home['mediaCoverage'];
  partners: Home['partners'];
}

/** Press coverage, and below it the partners' logos. */
export const MediaAndPartners = ({ coverage, partners }: MediaAndPartnersProps) => {
  const locale = useLocale();
  return (
    <Section id="coverage" title={coverage.title} text={coverage.text} link={coverage.link}>
      <ul className={styles.quotes}>
        {coverage.items.map(({ id, quote, source, date }) => (
          <li key={id} className={styles.quote}>
            <figure>
              <blockquote className={styles.body}>
                <q>{quote}</q>
              </blockquote>
              <figcaption>
                <cite className={styles.source}>{source}</cite>
                <time dateTime={date} className={styles.date}>
                  {formatDate(date, locale)}
                </time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className={styles.head}>
        <h3 className={styles.title}>{partners.title}</h3>
        {partners.link && <MoreLink href={partners.link.url}>{partners.link.name}</MoreLink>}
      </div>
      <Scroller as="ul" className={styles.partners}>
        {partners.items.map(({ id, name, mark: logo, link }) => (
          <li key={id} className={styles.cell}>
            <Anchor href={link} className={styles.partner}>
              <img className={styles.logo} src={logo.url} alt="" width={32} height={32} loading="lazy" />
              <span>{name}</span>
            </Anchor>
          </li>
        ))}
      </Scroller>
    </Section>
  );
};
