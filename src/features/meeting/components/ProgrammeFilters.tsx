import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { MeetingFacets, MeetingTheme } from '@/api/types';
import { langOf, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { PROGRAMME_KEYS, programmeHref, type ProgrammeChoice } from '../programmeHref';
import { meetingMessages } from '../messages';
import styles from './ProgrammeFilters.module.css';

interface ProgrammeFiltersProps {
  choice: ProgrammeChoice & { date: string };
  themes: readonly MeetingTheme[];
  halls: MeetingFacets['halls'];
  locale: Locale;
  /** Goes there in place; without it, and without script, the form sends itself. */
  onFollow?: (href: string) => void;
}

/** Theme as chips that are links, hall as a list in a GET form. */
export function ProgrammeFilters({ choice, themes, halls, locale, onFollow }: ProgrammeFiltersProps) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const { date, themeId, hall } = choice;
  const all = { id: undefined, title: formatMessage(meetingMessages.allThemes), lang: locale };
  const known =
    hall && !halls.some(({ value }) => value === hall) ? [...halls, { value: hall, label: hall, count: 0 }] : halls;
  return (
    <div className={styles.filters} data-no-print>
      <ul className={styles.themes} aria-label={formatMessage(meetingMessages.themes)}>
        {[all, ...themes].map(({ id, title, lang }) => (
          <li key={id ?? 'all'}>
            <Anchor
              href={programmeHref(locale, { ...choice, themeId: id })}
              className={styles.theme}
              aria-current={id === themeId ? 'true' : undefined}
              lang={langOf(lang, locale)}
              rel="nofollow"
              data-stay
            >
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
      <form
        ref={form}
        method="get"
        action={paths.meetings.href({ lang: locale })}
        className={styles.form}
        aria-label={formatMessage(meetingMessages.filters)}
        onSubmit={(event) => {
          if (!onFollow) return;
          event.preventDefault();
          onFollow(programmeHref(locale, { ...choice, hall: select.current?.value || undefined }));
        }}
      >
        <input type="hidden" name={PROGRAMME_KEYS.date} value={date} />
        {themeId && <input type="hidden" name={PROGRAMME_KEYS.themeId} value={themeId} />}
        <span className={styles.field}>
          <select
            ref={select}
            key={hall}
            className={styles.select}
            aria-label={formatMessage(meetingMessages.hall)}
            name={PROGRAMME_KEYS.hall}
            defaultValue={hall ?? ''}
            onChange={() => form.current?.requestSubmit()}
          >
            <option value="">{formatMessage(meetingMessages.allHalls)}</option>
            {known.map(({ value, count }) => (
              <option key={value} value={value}>
                {`${formatMessage(meetingMessages.hallNumber, { hall: value })} (${count})`}
              </option>
            ))}
          </select>
        </span>
        <button type="submit" className={buttonClass('quiet', 'small', styles.apply)}>
          {formatMessage(meetingMessages.apply)}
        </button>
      </form>
    </div>
  );
}
