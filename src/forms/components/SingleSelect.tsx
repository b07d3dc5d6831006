import { observer } from '@formily/react';
import AntdSelect from 'antd/es/select';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { localise } from '@/rules/locales';
import { useFormKit } from '../kit';
import { useControl, type Control } from '../useControl';
import { compareMatches, matchesQuery } from './optionSearch';
import styles from './controls.module.css';

/** Single choice from a short list. */
export const Select = observer((props: SingleSelectProps) => {
  const { schema } = useControl();
  const { locale } = useFormKit();
  const choices = (schema.enum ?? []).map(({ value, label }) => ({ value, label: localise(label, locale) }));
  return <SingleSelect {...props} choices={choices} search={choices.length > 20} />;
});

/** The primary pointer is a finger: an on-screen keyboard would cover the page. */
const COARSE_POINTER_QUERY = '(pointer: coarse)';

function subscribeToPointer(onChange: () => void): () => void {
  const mediaQuery = window.matchMedia(COARSE_POINTER_QUERY);
  mediaQuery.addEventListener('change', onChange);
  return () => mediaQuery.removeEventListener('change', onChange);
}

/** Whether the user has a hardware keyboard. False on the server. */
const useHasKeyboard = (): boolean =>
  useSyncExternalStore(
    subscribeToPointer,
    () => !window.matchMedia(COARSE_POINTER_QUERY).matches,
    () => false,
  );

export interface SelectOption {
  value: string;
  label: string;
  /** A shorter label for the closed control. */
  short?: string;
  /** The text that a search matches. */
  search?: string;
}

export interface SingleSelectProps {
  value?: string;
  onChange?: (value: string | undefined) => void;
  disabled?: boolean;
}

/** Ten options of 44 px are visible: short lists don't scroll. */
const MENU_HEIGHT = 440;

/**
 * antd also puts these attributes on its outer element, which has no role and may not have them; they belong on the
 * combobox.
 */
function useAriaOnInput(id: string, aria: Control['aria'], isOpen: boolean): void {
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    // ARIA in HTML: a combobox is a text field. ARIA 1.2: `aria-controls` refers to the list while it exists.
    input?.setAttribute('type', 'text');
    input?.removeAttribute('aria-owns');
    if (isOpen) input?.setAttribute('aria-controls', `${id}_list`);
    else input?.removeAttribute('aria-controls');
    for (const [name, value] of Object.entries(aria)) {
      if (value === undefined) input?.removeAttribute(name);
      else input?.setAttribute(name, String(value));
    }
  });
}

/**
 * antd's Select, labelled and described like every other control, searchable if the list is long. With a hardware
 * keyboard every list is searchable: typing selects as in a native select, where antd would open the list and Enter
 * take its first option.
 */
export const SingleSelect = observer(
  ({
    value,
    onChange,
    disabled,
    choices,
    search = false,
  }: SingleSelectProps & { choices: SelectOption[] | undefined; search?: boolean }) => {
    const { schema, id, aria, onBlur } = useControl();
    const { locale } = useFormKit();
    const intl = useIntl();
    const hasKeyboard = useHasKeyboard();
    const [isOpen, setIsOpen] = useState(false);
    useAriaOnInput(id, aria, isOpen);
    const placeholder = localise(schema['x-component-props']?.placeholder, locale) || undefined;
    return (
      <div className={styles.select} data-invalid={aria['aria-invalid'] ?? false}>
        <AntdSelect<string, SelectOption>
          id={id}
          value={value || undefined}
          options={choices ?? []}
          loading={choices === undefined}
          placeholder={placeholder}
          disabled={disabled}
          showSearch={search || hasKeyboard}
          optionLabelProp={choices?.some(({ short }) => short) ? 'short' : 'label'}
          filterOption={(typed, choice) => choice !== undefined && matchesQuery(typed, choice)}
          filterSort={compareMatches}
          notFoundContent={intl.formatMessage(choices ? { id: 'form.noMatch' } : { id: 'form.loadingList' })}
          // A virtual list omits the role of its options; a few hundred real ones cost nothing.
          virtual={false}
          // An optional answer can be cleared.
          allowClear={!schema.required}
          // Above an open dialog only the dialog's own content is visible.
          getPopupContainer={(select: HTMLElement) => select.closest('dialog') ?? document.body}
          classNames={{ popup: { root: styles.menu } }}
          listHeight={MENU_HEIGHT}
          popupMatchSelectWidth={choices?.some(({ short }) => short) ? 320 : true}
          onOpenChange={setIsOpen}
          onChange={(next) => onChange?.(next)}
          onBlur={onBlur}
        />
      </div>
    );
  },
);
