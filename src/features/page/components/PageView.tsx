import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PageConfig } from '@/api';
import { formatDate } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { useServices } from '@/state/ServicesContext';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { PageHeading } from '@/ui/layout/PageHeading';
import { Section } from '@/ui/layout/Section';
import { useHydrated } from '@/ui/hooks/useHydrated';
import type { PageBlockContext } from '../pageSections';
import { Figures } from './FigureBlocks';
import { FactList } from './ListBlocks';
import { PageBlocks } from './PageBlocks';
import styles from './PageView.module.css';

/** Prints the page. It needs JavaScript, so it appears after hydration in reserved space. */
function PrintButton() {
  const services = useServices();
  const isHydrated = useHydrated();
  return (
    <span className={styles.printButton} data-ready={isHydrated || undefined} data-no-print>
      <Button variant="quiet" onClick={() => services.print()}>
        <Icon name="printer" />
        <FormattedMessage id="page.print" />
      </Button>
    </span>
  );
}

interface PageViewProps {
  page: PageConfig;
  context: PageBlockContext;
  /** The page has a print button. */
  canPrint?: boolean;
  /** The page's own parts: a section on haze before its blocks, and others after them. */
  before?: ReactNode;
  children?: ReactNode;
}

type PageEdition = NonNullable<PageConfig['edition']>;

/** Dates, place and figures of the page's edition, never this year's. */
function EditionSummary({ pageEdition }: { pageEdition: PageEdition }) {
  const { formatMessage, formatNumber } = useIntl();
  const details = [
    { title: formatMessage({ id: 'page.dates' }), text: pageEdition.range, note: pageEdition.weekRange },
    { title: formatMessage({ id: 'page.hours' }), text: pageEdition.dailyOpeningHours },
    { title: formatMessage({ id: 'page.venue' }), text: pageEdition.venue, note: pageEdition.address },
  ];
  const figures = pageEdition.figures.map(({ value, label }) => ({ title: formatNumber(value), text: label }));
  return (
    <Section id="edition" title={pageEdition.title} text={pageEdition.summary}>
      <FactList items={details} />
      {figures.length > 0 && (
        <div className={styles.figures}>
          <Figures items={figures} />
        </div>
      )}
    </Section>
  );
}

/**
 * A link to the current exhibition, from a page without a header. It has no dates, which might be mistaken for the
 * page's.
 */
const CurrentEditionLink = ({
  context: { edition, locale },
  isPast,
}: {
  context: PageBlockContext;
  isPast: boolean;
}) => (
  <aside aria-labelledby="to-current" className={styles.currentEdition} data-on-dark data-no-print>
    <div className={styles.currentEditionInner}>
      <div>
        <p className={styles.currentEditionLabel}>
          <FormattedMessage {...(isPast ? { id: 'page.earlier' } : { id: 'page.organiser' })} />
        </p>
        <p id="to-current" className={styles.currentEditionTitle}>
          {edition.name}
        </p>
      </div>
      <Anchor href={paths.home.href({ lang: locale })} className={buttonClass('light', 'large')}>
        <FormattedMessage id="page.toCurrent" />
        <Icon name="arrow-right" />
      </Anchor>
    </div>
  </aside>
);

/** A page of the editors: its heading, its edition, its blocks. */
export function PageView({ page, context, canPrint = false, before, children }: PageViewProps) {
  const { locale } = context;
  const pageEdition = page.edition;
  const isPast = pageEdition !== null && !pageEdition.isCurrent;
  return (
    <article lang={langOf(page.lang, locale)}>
      <PageHeading
        title={page.title}
        lead={page.description}
        picture={page.picture}
        tone={page.tone as 'haze'}
        above={
          pageEdition && (
            <>
              <span>
                <FormattedMessage id="page.edition" values={{ number: pageEdition.number }} />
              </span>
              <span>{pageEdition.range}</span>
              {isPast && (
                <span>
                  <FormattedMessage id="page.earlier" />
                </span>
              )}
            </>
          )
        }
      >
        {canPrint && <PrintButton />}
      </PageHeading>
      {pageEdition && <EditionSummary pageEdition={pageEdition} />}
      {before}
      <PageBlocks blocks={page.blocks} context={context} previousBackground={pageEdition ? 'paper' : undefined} />
      {children}
      {page.layout === 'default' && (
        <p className={styles.updated}>
          <FormattedMessage id="page.updated" values={{ date: formatDate(page.updatedAt, locale) }} />
        </p>
      )}
      {(isPast || page.layout !== 'default') && <CurrentEditionLink context={context} isPast={isPast} />}
    </article>
  );
}
