import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { EditionDay, WalkingMap } from '@/api';
import { formatExhibitionDay, formatTimeOfDay, formatWeekday } from '@/i18n/dates';
import { useLocale } from '@/i18n/useLocale';
import { shanghaiInstant } from '@/rules/shanghai';
import type { VisitSettings } from '@/state/visitSettings';
import { SelectBox } from '@/ui/controls/SelectField';
import styles from './VisitSettingsForm.module.css';

interface VisitSettingsFormProps {
  settings: VisitSettings;
  /** The days that the plan has, chosen or not. */
  dates: readonly string[];
  /** The days that have not ended. */
  editionDays: readonly EditionDay[];
  entrances: WalkingMap['entrances'];
  onChange: (changed: Partial<VisitSettings>) => void;
}

const ARRIVAL_STEP_MINUTES = 30;

/** Times of entry from opening to an hour before the first day closes. */
function arrivalTimes([first]: readonly EditionDay[]): string[] {
  if (!first) return [];
  const [from, to] = [Date.parse(first.datetime), Date.parse(first.endDatetime) - 3600_000];
  const count = Math.floor((to - from) / (ARRIVAL_STEP_MINUTES * 60_000)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    formatTimeOfDay(new Date(from + index * ARRIVAL_STEP_MINUTES * 60_000).toISOString()),
  );
}

export function VisitSettingsForm({ settings, dates, editionDays, entrances, onChange }: VisitSettingsFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const id = useId();
  const { isStepFree, hasBreak, arrival, entrance } = settings;
  const usable = entrances.filter(({ hasSteps }) => !hasSteps || !isStepFree);
  const times = arrivalTimes(editionDays);
  return (
    <form className={styles.form} data-no-print onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.days}>
        <legend className={styles.label}>{formatMessage({ id: 'visit.days' })}</legend>
        {editionDays.map(({ date }) => (
          <label key={date} className={styles.day}>
            <input
              type="checkbox"
              checked={dates.includes(date)}
              // A plan has at least one day.
              disabled={dates.length === 1 && dates.includes(date)}
              onChange={({ currentTarget }) =>
                onChange({ days: currentTarget.checked ? [...dates, date] : dates.filter((other) => other !== date) })
              }
            />
            <span>
              {formatExhibitionDay(date, locale)}{' '}
              <small>{formatWeekday(shanghaiInstant(date).toISOString(), locale)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <label className={styles.field} htmlFor={`${id}entrance`}>
        <span className={styles.label}>{formatMessage({ id: 'visit.entrance' })}</span>
        <SelectBox
          id={`${id}entrance`}
          value={usable.find((one) => one.id === entrance)?.id ?? usable[0]?.id ?? ''}
          options={usable.map((one) => ({ value: one.id, label: one.name }))}
          onChange={({ currentTarget }) => onChange({ entrance: currentTarget.value })}
        />
      </label>
      <label className={styles.field} htmlFor={`${id}arrival`}>
        <span className={styles.label}>{formatMessage({ id: 'visit.arrival' })}</span>
        <SelectBox
          id={`${id}arrival`}
          value={arrival ?? times[0] ?? ''}
          options={times.map((time) => ({ value: time, label: time }))}
          onChange={({ currentTarget }) =>
            onChange({ arrival: currentTarget.value === times[0] ? null : currentTarget.value })
          }
        />
      </label>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={hasBreak}
          onChange={({ currentTarget }) => onChange({ hasBreak: currentTarget.checked })}
        />
        {formatMessage({ id: 'visit.hasBreak' })}
      </label>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={isStepFree}
          onChange={({ currentTarget }) => onChange({ isStepFree: currentTarget.checked })}
        />
        {formatMessage({ id: 'visit.stepFree' })}
      </label>
    </form>
  );
}
