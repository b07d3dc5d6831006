import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LIMITS, limitOf } from '@/lib/listSearch';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/controls/Icon';
import type { FacetGroupData, FacetOption, FacetRange } from './facets';
import styles from './FacetGroup.module.css';

interface FacetGroupProps {
  group: FacetGroupData;
  /** The current query. */
  query: URLSearchParams;
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

const LIMIT_LABELS = { min: 'ui.atLeast', max: 'ui.atMost' } as const;

/** Two fields for the limits of a range; each shows the extent of the values until it is filled in. */
function RangeFields({ range, query }: { range: FacetRange; query: URLSearchParams }) {
  const { formatMessage, formatNumber } = useIntl();
  const { key, label } = range;
  return (
    <fieldset className={styles.range}>
      <legend className={styles.rangeLabel}>{label}</legend>
      {LIMITS.map((limit) => {
        const name = `${limit}.${key}`;
        const value = limitOf(query, limit, key)?.toString() ?? '';
        return (
          <label key={`${limit} ${value}`} className={styles.limit}>
            <span className={styles.limitLabel}>{formatMessage({ id: LIMIT_LABELS[limit] })}</span>
            <input
              type="number"
              inputMode="decimal"
              min={0}
              max={1e9}
              step="any"
              name={name}
              defaultValue={value}
              placeholder={formatNumber(range[limit], { maximumFractionDigits: 4 })}
              className={styles.number}
            />
          </label>
        );
      })}
    </fieldset>
  );
}

/** The values of one filter with their counts, as checkboxes below a collapsible heading. */
export function FacetGroup({ group, isOptionSelected, query }: FacetGroupProps) {
  const { title, options, ranges = [], note, isCollapsed } = group;
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
        {note && <p className={styles.note}>{note}</p>}
        {ranges.map((range) => (
          <RangeFields key={range.key} range={range} query={query} />
        ))}
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
