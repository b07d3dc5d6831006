import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { localise } from '@/rules/locales';
import { Dialog } from '@/ui/controls/Dialog';
import { Stack } from '@/ui/layout/Layout';
import { COMPONENT_NAMES } from '../document/componentNames';
import { PALETTE } from '../document/newNodes';
import styles from './Palette.module.css';

interface PaletteProps {
  /** A pane that the selected layout can have one more of. */
  pane: string | undefined;
  onChoose: (component: string) => void;
  onClose: () => void;
}

/** The components to insert, by what they are for; typing narrows them. */
export function Palette({ pane, onChoose, onClose }: PaletteProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const groups = [...(pane ? [{ group: 'pane' as const, components: [pane] }] : []), ...PALETTE];
  const nameOf = (component: string) => localise(COMPONENT_NAMES[component], locale);
  const isFound = (component: string) =>
    `${nameOf(component)} ${component}`.toLowerCase().includes(search.trim().toLowerCase());
  const found = groups
    .map(({ group, components }) => ({ group, components: components.filter(isFound) }))
    .filter(({ components }) => components.length > 0);
  return (
    <Dialog open title={formatMessage({ id: 'designer.add' })} onClose={onClose} width={720}>
      <Stack>
        <label className={styles.search}>
          {formatMessage({ id: 'designer.searchComponents' })}
          <input
            ref={input}
            className={styles.input}
            type="search"
            value={search}
            maxLength={40}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={({ key }) => {
              const [first] = found;
              if (key === 'Enter' && search !== '' && first?.components[0]) onChoose(first.components[0]);
            }}
          />
        </label>
        {found.length === 0 && <p role="status">{formatMessage({ id: 'designer.noComponents' })}</p>}
        {found.map(({ group, components }) => (
          <section key={group} aria-label={formatMessage({ id: `designer.group.${group}` })}>
            <h3 className={styles.heading}>{formatMessage({ id: `designer.group.${group}` })}</h3>
            <ul className={styles.list}>
              {components.map((component) => (
                <li key={component}>
                  <button type="button" className={styles.choice} onClick={() => onChoose(component)}>
                    <span>{nameOf(component)}</span>
                    <span className={styles.component}>{component}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}
