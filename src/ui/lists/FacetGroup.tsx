import { useState } from 'react';
import { useIntl } from 'react-intl';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/controls/Icon';
import styles from './FacetGroup.module.css';

export interface FacetOption {
  /** As the form sends it. */
  name: string;
  value: string;
  label: string;
  /** The number of results with this value and the other current filters. */
  count: number;
  /** Background of its tick; `--ink` by default. */
  colour?: string;
}

export interface FacetGroupData {
  id: string;
  title: string;
  options: readonly FacetOption[];
  /** Collapsed until it is opened or one of its values is chosen. */
  isCollapsed?: boolean;
}

interface FacetGroupProps {
  group: FacetGroupData;
  isOptionSelected: (option: FacetOption) => boolean;
}

/** The number of values shown at first; a few more are shown too, rather than hidden. */
const INITIAL_OPTIONS = 6;
const MAX_EXTRA_OPTIONS = 3;

function Options({
  options,
  isOptionSelected,
}: {
  options: readonly FacetOption[];
  isOptionSelected: FacetGroupProps['isOptionSelected'];
}) {
  const { formatNumber } = useIntl();
  return (
    <ul>
      {options.map((option) => {
        const { name, value, label, count, colour } = option;
        const isSelected = isOptionSelected(option);
        return (
          <li key={`${name} ${value}`}>
            <label
              className={classes(
                styles.option,
                isSelected && styles.chosen,
                count === 0 && !isSelected && styles.empty,
              )}
            >
              <input
                type="checkbox"
                className={styles.box}
                name={name}
                value={value}
                checked={isSelected}
                // The form handles the change event.
                onChange={() => undefined}
                style={colour ? ({ '--tick': colour } as React.CSSProperties) : undefined}
              />
              <span className={styles.label}>{label}</span>
              <span className={styles.count}>{formatNumber(count)}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

/** The values of one filter with their counts, as checkboxes below a collapsible heading. */
export function FacetGroup({ group: { title, options, isCollapsed }, isOptionSelected }: FacetGroupProps) {
  const { formatMessage } = useIntl();
  // The initial state only; afterwards the user controls it.
  const [open] = useState(!isCollapsed || options.some(isOptionSelected));
  const visibleCount = options.length > INITIAL_OPTIONS + MAX_EXTRA_OPTIONS ? INITIAL_OPTIONS : options.length;
  const hiddenOptions = options.slice(visibleCount);
  const [areHiddenOpen] = useState(hiddenOptions.some(isOptionSelected));
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      <fieldset className={styles.options} aria-label={title}>
        <Options options={options.slice(0, visibleCount)} isOptionSelected={isOptionSelected} />
        {hiddenOptions.length > 0 && (
          <details className={styles.rest} open={areHiddenOpen}>
            <summary className={styles.more}>
              {formatMessage({ id: 'ui.more' }, { count: hiddenOptions.length })}
              <Icon name="chevron-down" size={16} className={styles.chevron} />
            </summary>
            <Options options={hiddenOptions} isOptionSelected={isOptionSelected} />
          </details>
        )}
      </fieldset>
    </details>
  );
}
