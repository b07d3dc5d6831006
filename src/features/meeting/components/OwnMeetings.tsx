import { FormattedMessage, useIntl } from 'react-intl';
import { hourText, sessionDay } from '@/i18n/dates';
import { langOf, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { shanghaiDate } from '@/rules/shanghai';
import type { Favourite } from '@/state/favourites';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { overlapsOf } from '@/lib/overlaps';
import { meetingMessages } from '../messages';
import styles from './OwnMeetings.module.css';

/** A marked meeting whose hours are known. */
interface Timed extends Favourite {
  from: string;
  to: string;
}

const isTimed = (favourite: Favourite): favourite is Timed => favourite.from !== null && favourite.to !== null;

/** What the reader has chosen, in order of time, and which of it is at the same time. */
export function OwnMeetings({ favourites, locale }: { favourites: readonly Favourite[]; locale: Locale }) {
  const { formatMessage } = useIntl();
  const chosen = favourites
    .filter(({ kind }) => kind === 'meeting')
    .filter(isTimed)
    .sort((one, other) => one.from.localeCompare(other.from));
  if (chosen.length === 0) return null;
  const overlaps = overlapsOf(chosen);
  return (
    <section className={styles.own} aria-labelledby="own-meetings" data-warns={overlaps.length > 0 || undefined}>
      <div className={styles.words}>
        <h2 id="own-meetings" className={styles.title}>
          <FormattedMessage {...meetingMessages.own} values={{ count: chosen.length }} />
        </h2>
        <ul className={styles.list}>
          {chosen.map(({ id, name, lang, from, room }) => (
            <li key={id}>
              <time dateTime={from}>
                {sessionDay(shanghaiDate(new Date(from)), locale)} {hourText(from)}
              </time>{' '}
              <span lang={langOf(lang, locale)}>{name}</span>
              {room && <span className={styles.room}>{room}</span>}
            </li>
          ))}
        </ul>
        <div role="status">
          {overlaps.map(([one, other]) => (
            <p key={one.id + other.id} className={styles.overlap}>
              <Icon name="alert" size={18} />
              <FormattedMessage {...meetingMessages.overlap} values={{ one: one.name, other: other.name }} />
            </p>
          ))}
        </div>
      </div>
      <Anchor href={paths.myPlan.href({ lang: locale })} className={buttonClass('second')}>
        {formatMessage(meetingMessages.ownPlan)}
        <Icon name="arrow-right" size={18} />
      </Anchor>
    </section>
  );
}
