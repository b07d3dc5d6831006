import { Suspense, useEffect, useRef, type FormEvent, type MouseEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { hasValue } from '@/lib/listSearch';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { FacetGroup } from './FacetGroup';
import type { FacetGroupData } from './facets';
import { Icon } from '@/ui/controls/Icon';
import { LIST_FORM } from './lists';
import { useModal } from '@/ui/controls/useModal';
import styles from './FilterPanel.module.css';

interface FilterPanelProps {
  form: RefObject<HTMLFormElement | null>;
  path: string;
  groups: readonly FacetGroupData[];
  /** The current query. */
  now: string;
  /** The number of chosen values. */
  chosen: number;
  show: string;
  /** Whether the sheet is open; without JavaScript its fragment (#filters) opens it. */
  open: boolean;
  onOpen: (open: boolean) => void;
  onChange?: () => void;
  onSubmit: (event: FormEvent) => void;
  onClear?: (href: string) => void;
}

const isNumberField = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === 'number';

/** The filters: a column on desktop, below 1024 px a sheet with the number of results in its button. */
export function FilterPanel(props: FilterPanelProps) {
  const { form, path, groups, now, chosen, show, open, onOpen, onChange, onSubmit, onClear } = props;
  const { formatMessage } = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useModal(panel, open);
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('[data-close]')?.focus();
    // Focus returns to the link that opened it.
    else if (wasOpen.current) document.querySelector<HTMLElement>('a[href="#filters"]')?.focus();
    wasOpen.current = open;
  }, [open]);
  const close = (event: MouseEvent) => {
    if (!open) return;
    event.preventDefault();
    onOpen(false);
  };
  return (
    <div
      ref={panel}
      id="filters"
      className={styles.panel}
      data-open={open || undefined}
      role={open ? 'dialog' : undefined}
      aria-modal={open || undefined}
      aria-labelledby={open ? `${LIST_FORM}-title` : undefined}
      data-no-print
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) onOpen(false);
      }}
    >
      <a className={styles.scrim} href="#results" tabIndex={-1} aria-hidden="true" onClick={close} />
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={`${LIST_FORM}-title`} className={styles.title}>
            {formatMessage({ id: 'ui.filter' })}
            {chosen > 0 && (
              <span className={styles.chosen}> {formatMessage({ id: 'ui.chosen' }, { count: chosen })}</span>
            )}
          </h2>
          <a
            href="#results"
            className={styles.close}
            data-close
            aria-label={formatMessage({ id: 'ui.close' })}
            onClick={close}
          >
            <Icon name="close" size={24} />
          </a>
        </div>
        <form
          ref={form}
          id={LIST_FORM}
          role="search"
          aria-label={formatMessage({ id: 'ui.filter' })}
          method="get"
          action={path}
          className={styles.form}
          // A number is complete when its field is left.
          onChange={({ target }) => !isNumberField(target) && onChange?.()}
          onBlur={({ target }) => isNumberField(target) && onChange?.()}
          onSubmit={onSubmit}
        >
          <div className={styles.groups}>
            <Suspense>
              {groups.map((group) => (
                <FacetGroup
                  key={group.id}
                  group={group}
                  isOptionSelected={({ name, value }) => hasValue(now, name, value)}
                  query={new URLSearchParams(now)}
                />
              ))}
            </Suspense>
            <noscript>
              <button type="submit" className={buttonClass('secondary', 'medium', styles.apply)}>
                {formatMessage({ id: 'ui.apply' })}
              </button>
            </noscript>
          </div>
          <div className={styles.foot}>
            <Anchor
              href={path}
              rel="nofollow"
              className={buttonClass('quiet')}
              onClick={(event) => {
                if (!onClear) return;
                event.preventDefault();
                onClear(path);
              }}
            >
              {formatMessage({ id: 'ui.clear' })}
            </Anchor>
            <Button type="submit">{show}</Button>
          </div>
        </form>
      </div>
    </div>
  );
}
