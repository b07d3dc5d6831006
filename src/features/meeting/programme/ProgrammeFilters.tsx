import { useIntl } from 'react-intl';
import type { MeetingFacets, MeetingTheme } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { SelectField } from '@/ui/controls/SelectField';
import { PROGRAMME_KEYS, programmeHref, type ProgrammeChoice } from '@/features/meeting/programmeHref';
import { Stack } from '@/ui/layout/Layout';
import styles from './ProgrammeFilters.module.css';

interface ProgrammeFiltersProps {
  choice: ProgrammeChoice & { date: string };
  themes: readonly MeetingTheme[];
  halls: MeetingFacets['halls'];
  /** Navigates in place; without it, and without JavaScript, the form submits. */
  onNavigate?: (href: string) => void;
}

const FORM_ID = 'programme-filters';

/** Theme as chips that are links, hall as a select in a GET form. */
export function ProgrammeFilters({ choice, themes, halls, onNavigate }: ProgrammeFiltersProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { date, themeId, hall } = choice;
  const allThemes = { id: undefined, title: formatMessage({ id: 'meeting.allThemes' }), lang: locale };
  const hallOptions =
    hall && !halls.some(({ value }) => value === hall) ? [...halls, { value: hall, label: hall, count: 0 }] : halls;
  return (
    <div className={styles.filters} data-no-print>
      <Stack as="ul" inRow gap={2} className={styles.themes} aria-label={formatMessage({ id: 'meeting.themes' })}>
        {[allThemes, ...themes].map(({ id, title, lang }) => (
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
      </Stack>
      <form
        id={FORM_ID}
        method="get"
        action={paths.meetings.href({ lang: locale })}
        className={styles.form}
        aria-label={formatMessage({ id: 'meeting.filters' })}
        onSubmit={(event) => {
          if (!onNavigate) return;
          event.preventDefault();
          const hallSelect = event.currentTarget.elements.namedItem(PROGRAMME_KEYS.hall) as HTMLSelectElement;
          onNavigate(programmeHref(locale, { ...choice, hall: hallSelect.value || undefined }));
        }}
      >
        <input type="hidden" name={PROGRAMME_KEYS.date} value={date} />
        {themeId && <input type="hidden" name={PROGRAMME_KEYS.themeId} value={themeId} />}
        <SelectField
          label={formatMessage({ id: 'meeting.hall' })}
          name={PROGRAMME_KEYS.hall}
          form={FORM_ID}
          value={hall ?? ''}
          options={[
            { value: '', label: formatMessage({ id: 'meeting.allHalls' }) },
            ...hallOptions.map(({ value, count }) => ({
              value,
              label: `${formatMessage({ id: 'meeting.hallNumber' }, { hall: value })} (${count})`,
            })),
          ]}
        />
        <button type="submit" className={buttonClass('quiet', 'small', styles.apply)}>
          {formatMessage({ id: 'meeting.apply' })}
        </button>
      </form>
    </div>
  );
}
