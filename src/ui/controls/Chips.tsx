import { useIntl } from 'react-intl';
import { Anchor } from './Anchor';
import { Icon } from './Icon';
import styles from './Chips.module.css';

interface Chip {
  name: string;
  /** The URL of the list without this filter value. */
  href: string;
}

interface ChipsProps {
  /** The accessible name of the chips. */
  label: string;
  chips: readonly Chip[];
  /** The URL of the list without any of the filter values. */
  clearHref: string;
  /** Follows a link in place; without it they are plain links. */
  onNavigate?: (href: string) => void;
}

/** The active filter values, each with a link that removes it; the links work without JavaScript. */
export function Chips({ label, chips, clearHref, onNavigate }: ChipsProps) {
  const { formatMessage } = useIntl();
  const follow = (href: string) => (event: React.MouseEvent) => {
    if (!onNavigate || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onNavigate(href);
  };
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label} data-no-print>
      {chips.map(({ name, href }) => (
        <li key={href}>
          <Anchor
            href={href}
            rel="nofollow"
            className={styles.chip}
            aria-label={formatMessage({ id: 'ui.remove' }, { name })}
            onClick={follow(href)}
          >
            {name}
            <Icon name="close" size={14} className={styles.cross} />
          </Anchor>
        </li>
      ))}
      <li>
        <Anchor href={clearHref} rel="nofollow" className={styles.clear} onClick={follow(clearHref)}>
          {formatMessage({ id: 'ui.clearAll' })}
        </Anchor>
      </li>
    </ul>
  );
}
