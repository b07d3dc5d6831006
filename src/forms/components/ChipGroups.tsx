import { observer } from '@formily/react';
import { useIntl } from 'react-intl';
import { localise } from '@/rules/locales';
import { useFormKit } from '../kit';
import { useControl } from '../useControl';
import type { MultiSelectProps } from './Tiles';
import styles from './ChipGroups.module.css';
import { readable, type AnyComponent } from './accessible';
import { Labels, toggleCode } from './Tiles';

const THEMES = [
  [1, { id: 'form.theme1' }],
  [2, { id: 'form.theme2' }],
  [3, { id: 'form.theme3' }],
  [4, { id: 'form.theme4' }],
  [5, { id: 'form.theme5' }],
] as const;

const Chips = observer(({ value, onChange, disabled }: MultiSelectProps) => {
  const { schema, id, name, labelId, aria, onBlur } = useControl();
  const { locale } = useFormKit();
  const intl = useIntl();
  const options = schema.enum ?? [];
  const selectedCodes = [...(value ?? [])];
  return (
    <div
      className={styles.themes}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={aria['aria-describedby']}
      data-invalid={aria['aria-invalid']}
      onBlur={onBlur}
    >
      {THEMES.filter(([theme]) => options.some((option) => option.theme === theme)).map(([theme, message]) => (
        <div
          className={styles.theme}
          key={theme}
          data-theme={theme}
          role="group"
          aria-labelledby={`${id}-theme-${theme}`}
        >
          <span className={styles.themeName} id={`${id}-theme-${theme}`}>
            {intl.formatMessage(message)}
          </span>
          <div className={styles.chips}>
            {options
              .filter((option) => option.theme === theme)
              .map((option) => (
                <label className={styles.chip} key={String(option.value)}>
                  <input
                    type="checkbox"
                    id={option === options[0] ? id : undefined}
                    name={name}
                    value={String(option.value)}
                    checked={selectedCodes.includes(option.value)}
                    disabled={disabled}
                    aria-invalid={aria['aria-invalid']}
                    onChange={() => onChange?.(toggleCode(options, selectedCodes, option.value))}
                  />
                  <span className={styles.tick} aria-hidden="true" />
                  {localise(option.label, locale)}
                </label>
              ))}
          </div>
        </div>
      ))}
    </div>
  );
});

/**
 * Multiple choice, grouped by the five themed exhibitions, each in its colour; a tick repeats what the colour shows.
 */
export const ChipGroups = readable(Chips as unknown as AnyComponent, Labels as AnyComponent);
