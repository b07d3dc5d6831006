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
  /** How many records it would leave, with the other filters as they are. */
  count: number;
  /** Ground of its tick; ink where it has none of its own. */
  colour?: string;
}

export interface FacetGroupData {
  id: string;
  title: string;
  options: readonly FacetOption[];
  /** Closed until it is opened or something in it is chosen. */
  folded?: boolean;
}

interface FacetGroupProps {
  group: FacetGroupData;
  isChosen: (option: FacetOption) => boolean;
}

/** So many stand open; a few more are not worth a click. */
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
                // The form hears the change as a whole.
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

/** The values of one filter with their counts, as checkboxes below a heading that folds them away. */
export function FacetGroup({ group: { title, options, folded }, isChosen }: FacetGroupProps) {
  const { formatMessage } = useIntl();
  // What is open is the reader's from then on.
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
