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
  /** Background of its tick; ink by default. */
  colour?: string;
}

export interface FacetGroupData {
  id: string;
  title: string;
  options: readonly FacetOption[];
  /** Collapsed until it is opened or one of its values is chosen. */
  folded?: boolean;
}

interface FacetGroupProps {
  group: FacetGroupData;
  isChosen: (option: FacetOption) => boolean;
}

/** The number of values shown at first; a few more are shown too, rather than hidden. */
const FIRST = 6;
const SPARE = 3;

function Options({ options, isChosen }: { options: readonly FacetOption[]; isChosen: FacetGroupProps['isChosen'] }) {
  const { formatNumber } = useIntl();
  return (
    <ul>
      {options.map((option) => {
        const { name, value, label, count, colour } = option;
        const chosen = isChosen(option);
        return (
          <li key={`${name} ${value}`}>
            <label className={classes(styles.option, chosen && styles.chosen, count === 0 && !chosen && styles.none)}>
              <input
                type="checkbox"
                className={styles.box}
                name={name}
                value={value}
                checked={chosen}
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
export function FacetGroup({ group: { title, options, folded }, isChosen }: FacetGroupProps) {
  const { formatMessage } = useIntl();
  // The initial state only; afterwards the user controls it.
  const [open] = useState(!folded || options.some(isChosen));
  const cut = options.length > FIRST + SPARE ? FIRST : options.length;
  const rest = options.slice(cut);
  const [restOpen] = useState(rest.some(isChosen));
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      <fieldset className={styles.options} aria-label={title}>
        <Options options={options.slice(0, cut)} isChosen={isChosen} />
        {rest.length > 0 && (
          <details className={styles.rest} open={restOpen}>
            <summary className={styles.more}>
              {formatMessage({ id: 'ui.more' }, { count: rest.length })}
              <Icon name="chevron-down" size={16} className={styles.chevron} />
            </summary>
            <Options options={rest} isChosen={isChosen} />
          </details>
        )}
      </fieldset>
    </details>
  );
}
