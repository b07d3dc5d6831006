import { FormattedMessage } from 'react-intl';
import type { ExhibitorSummary, ExhibitSummary, MeetingSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { hoursText, sessionDay } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { BoothSign } from '@/ui/BoothSign';
import { Picture } from '@/ui/Picture';
import styles from './TopicLists.module.css';

/** Sessions in their order: day and hour, title, place. */
export const TopicMeetings = ({ meetings }: { meetings: readonly MeetingSummary[] }) => {
  const locale = useLocale();
  return (
    <ul className={styles.meetings}>
      {meetings.map(({ id, title, date, from, to, hall, room, speakerNames, lang }) => (
        <li key={id} className={styles.meeting}>
          <p className={styles.when}>
            <span className={styles.day}>{sessionDay(date, locale)}</span>
            <time dateTime={from}>{hoursText(from, to)}</time>
          </p>
          <div>
            <h3 className={styles.name} lang={langOf(lang, locale)}>
              <Anchor href={paths.meetingDetails.href({ lang: locale, id })} className={styles.link}>
                {title}
              </Anchor>
            </h3>
            <p className={styles.text}>{speakerNames.join(', ')}</p>
          </div>
          <p className={styles.text}>{hall ? <FormattedMessage id="topic.hall" values={{ hall, room }} /> : room}</p>
        </li>
      ))}
    </ul>
  );
};

/** Companies by their booth signs. */
export const TopicExhibitors = ({ exhibitors }: { exhibitors: readonly ExhibitorSummary[] }) => {
  const locale = useLocale();
  return (
    <ul className={styles.exhibitors}>
      {exhibitors.map(({ id, name, booths, themeIds, logo, lang }) => (
        <li key={id} className={styles.exhibitor}>
          {logo && <img src={logo.url} alt="" width={40} height={40} loading="lazy" className={styles.mark} />}
          <Anchor
            href={paths.exhibitorDetails.href({ lang: locale, id })}
            className={styles.link}
            lang={langOf(lang, locale)}
          >
            {name}
          </Anchor>
          {booths[0] && <BoothSign booth={booths[0].number} themeId={themeIds[0] ?? 1} />}
        </li>
      ))}
    </ul>
  );
};

/** Products by their pictures. */
export const TopicExhibits = ({ exhibits }: { exhibits: readonly ExhibitSummary[] }) => {
  const locale = useLocale();
  return (
    <ul className={styles.exhibits}>
      {exhibits.map(({ id, name, exhibitorName, picture, lang }) => (
        <li key={id} className={styles.exhibit}>
          {picture && <Picture className={styles.picture} image={picture} loading="lazy" />}
          <h3 className={styles.product} lang={langOf(lang, locale)}>
            <Anchor href={paths.productDetails.href({ lang: locale, id })} className={styles.link}>
              {name}
            </Anchor>
          </h3>
          <p className={styles.text} lang={langOf(lang, locale)}>
            {exhibitorName}
          </p>
        </li>
      ))}
    </ul>
  );
};
