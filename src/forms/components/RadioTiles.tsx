import { observer } from '@formily/react';
import { localise } from '@/rules/locales';
import { useFormKit } from '../kit';
import { useControl } from '../useControl';
import styles from './controls.module.css';
import type { PickOneProps } from './PickOne';

/** One of a few, all of them in sight. */
export const RadioTiles = observer(({ value, onChange, disabled }: PickOneProps) => {
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
        <label className={styles.tile} key={option.value}>
          <input
            className={styles.box}
            type="radio"
            id={index === 0 ? id : undefined}
            // The group of radio buttons is named by the form's own id: two forms on a page must not share one.
            name={`${id}-choice`}
            value={option.value}
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
