import { type ReactNode, Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { BoothOnPlan, Exhibitor, MeetingSummary, ThemeSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatShortMeetingTime } from '@/i18n/dates';
import { formatAffiliation } from '@/i18n/lists';
import { langOf, type Locale } from '@/i18n/locales';
import { TranslationNote } from '@/i18n/TranslationNote';
import { boothOnPlanHref, paths } from '@/lib/paths';
import type { TextKey } from '@/lib/textIds';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Prose } from '@/ui/layout/Prose';
import { ShareTools } from '@/ui/controls/ShareTools';
import { Tag } from '@/ui/display/Tag';
import { useIsNearViewport } from '@/ui/hooks/inView';
import { Stack } from '@/ui/layout/Layout';
import { FLAGS } from '../query';
import styles from './ExhibitorDetails.module.css';
import { ExhibitorBar } from './ExhibitorBar';
import { ExhibitorSummaryPanel } from './ExhibitorSummaryPanel';
import { ExhibitorTop } from './ExhibitorTop';

interface ContactExhibitorProps {
  exhibitor: Exhibitor;
  /** The question form, if there is one; rendered when the user scrolls near. */
  form?: ReactNode;
}

/** How to contact an exhibitor, and its form. It never shows a person's address or number. */
function ContactExhibitor({ exhibitor: { contact, website, booths, name }, form }: ContactExhibitorProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const part = useRef<HTMLElement>(null);
  const isNearViewport = useIsNearViewport(part);
  const [booth] = booths;
  const person = formatAffiliation([contact?.person, contact?.position, contact?.department], locale);
  return (
    <section id="ask" aria-labelledby="ask-title" className={styles.ask} ref={part}>
      <h2 id="ask-title" className={styles.askExhibitorTitle}>
        {formatMessage({ id: 'exhibitors.ask' })}
      </h2>
      <p className={styles.text}>
        {person
          ? formatMessage({ id: 'exhibitors.askPerson' }, { person })
          : formatMessage({ id: 'exhibitors.askText' }, { name })}
      </p>
      <Stack inRow gap={2} className={styles.askExhibitorActions} data-no-print>
        {website && (
          <a href={website} rel="noopener nofollow" className={buttonClass('secondary')}>
            {formatMessage({ id: 'exhibitors.toWebsite' })}
          </a>
        )}
        {booth && (
          <Anchor href={boothOnPlanHref(locale, booth.number)} className={buttonClass('quiet')}>
            {formatMessage({ id: 'exhibitors.toBooth' }, { booth: booth.number })}
          </Anchor>
        )}
      </Stack>
      {form && isNearViewport && (
        <div className={styles.form} data-no-print>
          <Suspense>{form}</Suspense>
        </div>
      )}
    </section>
  );
}

interface MeetingLinksProps {
  /** Id of the part, for fragment links. */
  id: string;
  title: string;
  meetings: readonly MeetingSummary[];
}

/** Meetings of an exhibitor, or near its booth, by time in Shenzhen. */
function MeetingLinks({ id: sectionId, title: heading, meetings }: MeetingLinksProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <section id={sectionId} aria-labelledby={`${sectionId}-title`} className={styles.meetingLinksPart}>
      <h2 id={`${sectionId}-title`} className={styles.meetingLinksTitle}>
        {heading}
      </h2>
      <Stack as="ul" gap={2}>
        {meetings.map(({ id, title, from, to, room, lang }) => (
          <li key={id}>
            <Anchor href={paths.meetingDetails.href({ lang: locale, id })} className={styles.meeting}>
              <time className={styles.time} dateTime={from}>
                {formatShortMeetingTime(from, to, locale)}
              </time>
              <span className={styles.name} lang={langOf(lang, locale)}>
                <PhraseLineBreaks>{title}</PhraseLineBreaks>
              </span>
              <span className={styles.room}>{room}</span>
            </Anchor>
          </li>
        ))}
      </Stack>
      <p className={styles.zone}>{formatMessage({ id: 'exhibitors.zone' })}</p>
    </section>
  );
}

export interface ExhibitorDetailsProps {
  exhibitor: Exhibitor;
  /** The language of the text. */
  bodyLang: Locale;
  /** Its themed exhibition. */
  theme?: ThemeSummary;
  /** The page's absolute URL, to copy. */
  url: string;
  isFavourite: boolean;
  onToggleFavourite: () => void;
  /** Its products as cards; this component renders their heading. */
  products: ReactNode;
  /** The booths of its hall. */
  booths: readonly BoothOnPlan[];
  /** Meetings in its hall. */
  meetings: readonly MeetingSummary[];
  /** The question form; without it the page shows contacts. */
  questionForm?: ReactNode;
}

type CompanyProps = Pick<ExhibitorDetailsProps, 'exhibitor' | 'bodyLang'>;

/** The size of its booth, and its number of products. */
function useFigures({ booths, exhibits, exhibitCount }: Exhibitor): { figure: string; label: string }[] {
  const { formatMessage, formatNumber } = useIntl();
  const [booth] = booths;
  const newProducts = exhibits.filter(({ isNew }) => isNew).length;
  return [
    ...(booth
      ? [
          {
            figure: formatMessage({ id: 'exhibitors.area' }, { area: formatNumber(booth.area) }),
            label: formatMessage({ id: `exhibitors.${booth.kind}` }),
          },
        ]
      : []),
    {
      figure: formatNumber(exhibitCount),
      label: formatMessage({ id: 'exhibitors.productsAtBooth' }, { count: exhibitCount }),
    },
    ...(newProducts > 0
      ? [
          {
            figure: formatNumber(newProducts),
            label: formatMessage({ id: 'exhibitors.newProducts' }, { count: newProducts }),
          },
        ]
      : []),
  ];
}

/** The company's description, flags and figures. */
function Company({ exhibitor, bodyLang }: CompanyProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { summary, summaryLang, body } = exhibitor;
  const figures = useFigures(exhibitor);
  const flags = (Object.keys(FLAGS) as (keyof typeof FLAGS)[]).filter((flag) => exhibitor[FLAGS[flag]]);
  return (
    <section id="company" aria-labelledby="company-title" className={styles.part}>
      <h2 id="company-title" className={styles.title}>
        {formatMessage({ id: 'exhibitors.about' })}
      </h2>
      <p className={styles.lead} lang={langOf(summaryLang, locale)}>
        {summary}
      </p>
      {flags.length > 0 && (
        <Stack as="p" inRow gap={2} className={styles.flags}>
          {flags.map((flag) => (
            <Tag key={flag} kind={flag === 'featured' ? 'new' : 'neutral'}>
              {formatMessage({ id: `exhibitors.${flag}` })}
            </Tag>
          ))}
        </Stack>
      )}
      <ul className={styles.figures}>
        {figures.map(({ figure, label }) => (
          <li key={label} className={styles.figure}>
            <span className={styles.number}>{figure}</span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
      <TranslationNote contentLocale={bodyLang} />
      <Prose className={styles.body} html={body} lang={langOf(bodyLang, locale)} />
    </section>
  );
}

/** An exhibitor: its booth, description and products, its location, and how to contact it. */
export function ExhibitorDetails(props: ExhibitorDetailsProps) {
  const {
    exhibitor,
    bodyLang,
    theme,
    url,
    isFavourite,
    onToggleFavourite,
    products,
    booths,
    meetings: hallMeetings,
    questionForm,
  } = props;
  const { formatMessage } = useIntl();
  const text = (key: TextKey<'exhibitors'>) => formatMessage({ id: `exhibitors.${key}` });
  const { meetings: exhibitorMeetings } = exhibitor;
  const otherMeetings = hallMeetings.filter(({ id }) => exhibitorMeetings.every((meeting) => meeting.id !== id));
  return (
    <article>
      <ExhibitorTop exhibitor={exhibitor} theme={theme} />
      <ExhibitorBar
        exhibitor={exhibitor}
        meetingCount={exhibitorMeetings.length + otherMeetings.length}
        isFavourite={isFavourite}
        onToggleFavourite={onToggleFavourite}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Company exhibitor={exhibitor} bodyLang={bodyLang} />
          {exhibitor.exhibitCount > 0 && (
            <section id="products" aria-labelledby="products-title" className={styles.part}>
              <h2 id="products-title" className={styles.title}>
                {text('productsTitle')}
              </h2>
              {/* Hydrated after the visible part. */}
              <Suspense>{products}</Suspense>
            </section>
          )}
          <ContactExhibitor exhibitor={exhibitor} form={questionForm} />
        </div>
        <aside className={styles.side} aria-label={text('details')}>
          <ExhibitorSummaryPanel exhibitor={exhibitor} booths={booths} />
          {exhibitorMeetings.length > 0 && (
            <MeetingLinks id="meetings" title={text('speakerMeetings')} meetings={exhibitorMeetings} />
          )}
          {otherMeetings.length > 0 && (
            <MeetingLinks
              id={exhibitorMeetings.length > 0 ? 'hall-meetings' : 'meetings'}
              title={formatMessage({ id: 'exhibitors.meetingsTitle' }, { hall: exhibitor.halls[0] ?? '' })}
              meetings={otherMeetings}
            />
          )}
          <ShareTools url={url} />
        </aside>
      </div>
    </article>
  );
}
