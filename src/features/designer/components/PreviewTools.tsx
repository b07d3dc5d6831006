import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '@/i18n/locales';

import { languageTag, type Locale, LOCALES } from '@/rules/locales';
import { Button } from '@/ui/controls/Button';
import styles from './Preview.module.css';

interface ChoiceProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; name: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A single choice as native radio buttons in a row. */
function Choice<Value extends string | number>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} lang={option.lang}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.name}>{option.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Widths of a phone, a tablet and a wide window, in pixels. */
export const PREVIEW_WIDTHS = [375, 768, 1440] as const;
const languages = LOCALES.map((value) => ({
  value,
  name: LANGUAGE_NAMES[value].short,
  lang: languageTag(value),
}));

interface PreviewToolsProps {
  locale: Locale;
  onLocale: (locale: Locale) => void;
  width: number;
  onWidth: (width: number) => void;
  /** There is no valid form to fill in yet. */
  isEmpty: boolean;
  onFill: () => void;
  onClear: () => void;
}

/** Language and width of the preview; buttons to fill it in or clear it. */
export function PreviewTools({ locale, onLocale, width, onWidth, isEmpty, onFill, onClear }: PreviewToolsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.tools}>
      <Choice
        label={formatMessage({ id: 'designer.previewLanguage' })}
        options={languages}
        value={locale}
        onChange={onLocale}
      />
      <Choice
        label={formatMessage({ id: 'designer.previewWidth' })}
        options={PREVIEW_WIDTHS.map((value) => ({
          value,
          name: formatMessage({ id: 'designer.pixels' }, { width: value }),
        }))}
        value={width}
        onChange={onWidth}
      />
      <Button variant="quiet" size="small" disabled={isEmpty} onClick={onFill}>
        <FormattedMessage id="designer.fill" />
      </Button>
      <Button variant="quiet" size="small" disabled={isEmpty} onClick={onClear}>
        <FormattedMessage id="designer.clear" />
      </Button>
    </div>
  );
}
