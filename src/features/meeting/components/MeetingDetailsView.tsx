import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Meeting, MeetingDynamic, MeetingStatistics, MeetingSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatTimeRange, formatDateTime } from '@/i18n/dates';
import { formatAffiliation, formatList } from '@/i18n/lists';
import { langOf, LANGUAGE_NAMES } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import type { Favourites } from '@/state/useFavourites';
import { Anchor } from '@/ui/controls/Anchor';
import { BoothSign } from '@/ui/display/BoothSign';
import { buttonClass } from '@/ui/controls/Button';
import { PhraseLineBreaks } from '@/ui/layout/PhraseLineBreaks';
import { Icon } from '@/ui/controls/Icon';
import { Picture } from '@/ui/display/Picture';
import { Prose } from '@/ui/layout/Prose';
import { Section } from '@/ui/layout/Section';
import { MeetingFavouriteButton } from '@/features/meeting/programme/MeetingFavouriteButton';
import styles from './MeetingDetailsView.module.css';
import { MeetingSummaryList } from './MeetingSummaryList';
import { MeetingNews } from './MeetingNews';
import { meetingAt, MeetingState, progressAt } from './MeetingState';
import { hallColours } from '@/features/meeting/programme/MeetingBlock';
import { Grid, Panel, Stack } from '@/ui/layout/Layout';
import { MeetingCards } from './MeetingCards';

interface MeetingActionsProps {
  meeting: Meeting;
  /** Whether enrolment has begun; a closed meeting may just not be open yet. */
  hasEnrolmentOpened: boolean;
  enrolHref: string;
  calendarHref: string;
}

/** The current actions for a meeting: enrol, join the waiting list, or none; and add it to a calendar. */
function MeetingActions({ meeting, hasEnrolmentOpened, enrolHref, calendarHref }: MeetingActionsProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { state, enrolFrom, enrolUntil } = meeting;
  const canEnrol = state === 'open' || state === 'full';
  return (
    <Stack gap={3} className={styles.place}>
      {!canEnrol && (
        <Panel as="p" variant="note" className={styles.text} data-state={state}>
          {state === 'closed' && !hasEnrolmentOpened ? (
            <FormattedMessage id="meeting.notYetText" values={{ moment: formatDateTime(enrolFrom, locale) }} />
          ) : (
            formatMessage({ id: `meeting.${state}Text` })
          )}
        </Panel>
      )}
      {state === 'full' && (
        <Panel as="p" variant="note" className={styles.text}>
          {formatMessage({ id: 'meeting.fullText' })}
        </Panel>
      )}
      {canEnrol && (
        <>
          <Anchor href={enrolHref} className={buttonClass('main', 'large', styles.button)} data-no-print>
            {formatMessage(state === 'full' ? { id: 'meeting.join' } : { id: 'meeting.enrol' })}
          </Anchor>
          <p className={styles.until}>
            <FormattedMessage id="meeting.enrolUntil" values={{ moment: formatDateTime(enrolUntil, locale) }} />
          </p>
        </>
      )}
      {state !== 'over' && state !== 'cancelled' && (
        <a href={calendarHref} className={buttonClass('quiet', 'medium', styles.button)} download data-no-print>
          <Icon name="calendar" />
          {formatMessage({ id: 'meeting.calendar' })}
        </a>
      )}
    </Stack>
  );
}

interface MeetingHeadProps {
  meeting: Meeting;
  now: string | null;
  favourites: Favourites;
  /** Theme of the hall. */
  themeIdOfHall: number | undefined;
}

/** The meeting's theme and state, title and summary, and the favourite button. */
function MeetingHead({ meeting, now, favourites, themeIdOfHall }: MeetingHeadProps) {
  const locale = useLocale();
  const { title, summary, lang, themeId, themeName } = meeting;
  return (
    <header className={styles.head}>
      <p className={styles.kind}>
        {themeId && themeName && (
          <Anchor href={paths.meetingTheme.href({ lang: locale, themeId })} className={styles.theme}>
            {themeName}
          </Anchor>
        )}
        <MeetingState meeting={meeting} progress={progressAt(now)(meeting)} />
      </p>
      <h1 className={styles.title} lang={langOf(lang, locale)}>
        <PhraseLineBreaks>{title}</PhraseLineBreaks>
      </h1>
      <p className={styles.summary} lang={langOf(lang, locale)}>
        {summary}
      </p>
      <p className={styles.tool}>
        <MeetingFavouriteButton meeting={meeting} favourites={favourites} themeId={themeIdOfHall} showsText />
      </p>
    </header>
  );
}

interface DetailsSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page with its own heading. */
const DetailsSection = ({ id, title, children }: DetailsSectionProps) => (
  <section className={styles.part} aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      {title}
    </h2>
    {children}
  </section>
);

/** Agenda items by time; `lang` is that of their titles. */
function Agenda({ meeting, lang }: { meeting: Meeting; lang: string | undefined }) {
  const locale = useLocale();
  const speakerNames = (ids: readonly string[]) =>
    ids.flatMap((id) => meeting.speakers.find((speaker) => speaker.id === id)?.name ?? []);
  return (
    <ol className={styles.agenda}>
      {meeting.agenda.map(({ from, to, title, speakerIds }) => (
        <li key={`${from} ${title}`} className={styles.point}>
          <time className={styles.time} dateTime={from}>
            {formatTimeRange(from, to)}
          </time>
          <div>
            <p className={styles.pointTitle} lang={lang}>
              {title}
            </p>
            <p className={styles.second}>{formatList(speakerNames(speakerIds), locale)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Initials in place of a photograph. */
const initials = (name: string): string =>
  /[\u3400-\u9fff]/.test(name)
    ? name.slice(0, 1)
    : name
        .split(/\s+/)
        .map((part) => part.slice(0, 1))
        .slice(0, 2)
        .join('');

/** A speaker; one from an exhibitor with links to it and its booth. */
function Speaker({ speaker }: { speaker: Meeting['speakers'][number] }) {
  const locale = useLocale();
  const { name, title: position, company, exhibitor, photo, bio } = speaker;
  return (
    <li className={styles.speaker}>
      {photo ? (
        <img className={styles.photo} src={photo.url} alt={photo.alt} width={64} height={64} loading="lazy" />
      ) : (
        <span className={styles.photo} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div>
        <h3 className={styles.name}>{name}</h3>
        {exhibitor ? (
          <>
            <p className={styles.second}>{position}</p>
            <p className={styles.company}>
              <Anchor
                href={paths.exhibitorDetails.href({ lang: locale, id: exhibitor.id })}
                className={styles.companyName}
              >
                {company}
              </Anchor>
              {exhibitor.boothNumber && <BoothSign booth={exhibitor.boothNumber} themeId={exhibitor.themeId ?? 1} />}
            </p>
          </>
        ) : (
          <p className={styles.second}>{formatAffiliation([position, company], locale)}</p>
        )}
        {bio && <p>{bio}</p>}
      </div>
    </li>
  );
}

const Attachments = ({ files }: { files: Meeting['attachments'] }) => (
  <ul>
    {files.map(({ name, url }) => (
      <li key={url}>
        <a href={url} className={styles.file} download>
          <Icon name="download" />
          {name}
        </a>
      </li>
    ))}
  </ul>
);

/** Summary, agenda, speakers and files, in a language that the meeting has. */
function MeetingText({ meeting }: { meeting: Meeting }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { body, agenda, speakers, attachments, cover, languages } = meeting;
  const bodyLang = languages.includes(locale)
    ? locale
    : (['en', 'zh-cn'] as const).find((language) => languages.includes(language));
  const lang = bodyLang && langOf(bodyLang, locale);
  return (
    <div className={styles.main}>
      {cover && <Picture className={styles.cover} image={cover} fetchPriority="high" />}
      {bodyLang && bodyLang !== locale && (
        <Panel as="p" variant="note" className={styles.note}>
          {formatMessage({ id: 'meeting.language' }, { language: LANGUAGE_NAMES[bodyLang].name })}
        </Panel>
      )}
      <Prose html={body} lang={lang} />
      {agenda.length > 0 && (
        <DetailsSection id="agenda" title={formatMessage({ id: 'meeting.agenda' })}>
          <Agenda meeting={meeting} lang={lang} />
        </DetailsSection>
      )}
      {speakers.length > 0 && (
        <DetailsSection id="speakers" title={formatMessage({ id: 'meeting.speakers' })}>
          <Grid as="ul" column={300}>
            {speakers.map((speaker) => (
              <Speaker key={speaker.id} speaker={speaker} />
            ))}
          </Grid>
        </DetailsSection>
      )}
      {attachments.length > 0 && (
        <DetailsSection id="attachments" title={formatMessage({ id: 'meeting.attachments' })}>
          <Attachments files={attachments} />
        </DetailsSection>
      )}
    </div>
  );
}

export interface MeetingDetailsViewProps {
  meeting: Meeting;
  /** The site's time. */
  now: string | null;
  statistics?: MeetingStatistics;
  news: readonly MeetingDynamic[];
  /** Other meetings of its theme. */
  relatedMeetings: readonly MeetingSummary[];
  themeOfHall: Readonly<Record<string, number>>;
  hasEnrolmentOpened: boolean;
  enrolHref: string;
  calendarHref: string;
  favourites: Favourites;
}

/** A meeting: summary, agenda, speakers, details, and actions. */
export function MeetingDetailsView(props: MeetingDetailsViewProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { now, statistics, news, relatedMeetings, themeOfHall, favourites } = props;
  const meeting = meetingAt(now, props.meeting);
  const themeIdOfHall = meeting.hall === null ? undefined : themeOfHall[meeting.hall];
  return (
    <>
      <article className={styles.meeting} style={hallColours(themeIdOfHall)}>
        <MeetingHead meeting={meeting} now={now} favourites={favourites} themeIdOfHall={themeIdOfHall} />
        <aside aria-label={formatMessage({ id: 'meeting.atAGlance' })} className={styles.side}>
          <MeetingSummaryList meeting={meeting} statistics={statistics} />
          <MeetingActions {...props} meeting={meeting} />
        </aside>
        <MeetingText meeting={meeting} />
      </article>
      <MeetingNews news={news} title={formatMessage({ id: 'meeting.newsOne' })} />
      {relatedMeetings.length > 0 && (
        <div data-no-print>
          <Section
            id="others"
            title={formatMessage({ id: 'meeting.more' })}
            link={{ name: formatMessage({ id: 'meeting.wholeProgramme' }), url: paths.meetings.href({ lang: locale }) }}
          >
            <MeetingCards meetings={relatedMeetings} now={now} themeOfHall={themeOfHall} />
          </Section>
        </div>
      )}
    </>
  );
}
