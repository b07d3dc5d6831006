import { PreviewText } from '@formily/antd/esm/preview-text';
import { observer } from '@formily/react';
import type { Option } from '@/rules/forms/types';
import { localise } from '@/rules/locales';
import { useFormKit } from '../kit';
import { useControl } from '../useControl';
import { readable, type AnyComponent } from './accessible';
import styles from './controls.module.css';

interface SingleChoiceProps {
  value?: Option['value'];
  onChange?: (value: Option['value']) => void;
  disabled?: boolean;
}

const SingleTiles = observer(({ value, onChange, disabled }: SingleChoiceProps) => {
  const { schema, id, labelId, aria } = useControl();
  const { locale } = useFormKit();
  return (
    <div
      className={styles.tiles}
      role="radiogroup"
      aria-labelledby={labelId}
      data-invalid={aria['aria-invalid']}
      {...aria}
    >
      {(schema.enum ?? []).map((option, index) => (
        <label className={styles.tile} key={String(option.value)}>
          <input
            className={styles.box}
            type="radio"
            id={index === 0 ? id : undefined}
            // The radio group's name includes the form's id, so that two forms on a page don't share one.
            name={`${id}-choice`}
            value={String(option.value)}
            checked={value === option.value}
            disabled={disabled}
            onChange={() => onChange?.(option.value)}
          />
          {localise(option.label, locale)}
        </label>
      ))}
    </div>
  );
});

/** The value of an option. */
type Code = Option['value'];

/** Adds or removes a code; the result is in option order, so that the same choice is the same value. */
export function toggleCode(options: readonly Option[], selectedCodes: readonly Code[], code: Code): Code[] {
  const next = new Set(selectedCodes);
  if (!next.delete(code)) next.add(code);
  return options.map(({ value }) => value).filter((value) => next.has(value));
}

export interface MultiSelectProps {
  value?: readonly Code[];
  onChange?: (value: Code[]) => void;
  disabled?: boolean;
}

const MultipleTiles = observer(({ value, onChange, disabled }: MultiSelectProps) => {
  const { schema, id, name, labelId, aria, onBlur } = useControl();
  const { locale } = useFormKit();
  const options = schema.enum ?? [];
  const selectedCodes = [...(value ?? [])];
  return (
    <div
      className={styles.tiles}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={aria['aria-describedby']}
      data-invalid={aria['aria-invalid']}
      onBlur={onBlur}
    >
      {options.map((option, index) => (
        <label className={styles.tile} key={String(option.value)}>
          <input
            className={styles.box}
            type="checkbox"
            id={index === 0 ? id : undefined}
            name={name}
            value={String(option.value)}
            checked={selectedCodes.includes(option.value)}
            disabled={disabled}
            aria-invalid={aria['aria-invalid']}
            onChange={() => onChange?.(toggleCode(options, selectedCodes, option.value))}
          />
          {localise(option.label, locale)}
        </label>
      ))}
    </div>
  );
});

/** The labels of chosen options as text. */
export const Labels = (props: object) => <PreviewText.Select {...props} mode="multiple" />;

/** Single choice with all options visible. */
export const RadioTiles = readable(SingleTiles as unknown as AnyComponent, PreviewText.Select as AnyComponent);

/** Multiple choice: one tile per option, the whole tile is clickable. */
export const CheckboxTiles = readable(MultipleTiles as unknown as AnyComponent, Labels as AnyComponent);
