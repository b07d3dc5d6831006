import { PreviewText } from '@formily/antd/esm/preview-text';
import { observer } from '@formily/react';
import AntdSelect from 'antd/es/select';
import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useControl, type Control } from '../useControl';
import { setAttributes } from './accessible';
import { compareMatches, matchesQuery } from './optionSearch';
import styles from './controls.module.css';

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
  placeholder?: string;
}

/** Ten options of 44 px are visible: short lists don't scroll. */
const MENU_HEIGHT = 440;

/** What opens below a control. */
type Popup = 'listbox' | 'tree' | 'dialog';

/**
 * antd also puts these attributes on its outer element, which has no role and may not have them; they belong on the
 * combobox.
 */
function useAriaOnInput(id: string, aria: Control['aria'], isOpen: boolean, popup: Popup): void {
  useLayoutEffect(() => {
    // ARIA in HTML: a combobox is a text field. ARIA 1.2: `aria-controls` refers to the list while it exists.
    setAttributes(document.getElementById(id), {
      ...aria,
      type: 'text',
      'aria-haspopup': popup,
      'aria-owns': undefined,
      'aria-controls': isOpen ? `${id}_list` : undefined,
    });
  });
}

/** A virtual list omits the role of its options; a few hundred real ones cost nothing. */
export const listProps = { virtual: false, listHeight: MENU_HEIGHT };

/** What every antd control with a popup needs to be labelled and described like the others. */
export function usePopupProps(popup: Popup) {
  const { required, id, aria, onBlur } = useControl();
  const [isOpen, setIsOpen] = useState(false);
  useAriaOnInput(id, aria, isOpen, popup);
  return {
    id,
    // An optional answer can be cleared.
    allowClear: !required,
    classNames: { popup: { root: styles.menu } },
    onOpenChange: setIsOpen,
    onBlur,
  };
}

/**
 * What antd's Select needs, and a search if the list is long. With a hardware keyboard every list is searchable: typing
 * selects as in a native select, where antd would open the list and Enter take its first option.
 */
export function useSelectProps({ search = false, isLoading = false }: { search?: boolean; isLoading?: boolean }) {
  const popup = usePopupProps('listbox');
  const intl = useIntl();
  const hasKeyboard = useHasKeyboard();
  return {
    ...popup,
    ...listProps,
    loading: isLoading,
    showSearch: search || hasKeyboard,
    filterOption: (typed: string, choice: SelectOption | undefined) =>
      choice !== undefined && matchesQuery(typed, choice),
    filterSort: compareMatches,
    notFoundContent: intl.formatMessage(isLoading ? { id: 'form.loadingList' } : { id: 'form.noMatch' }),
  };
}

/** The frame of a select, which shows its error. */
export function SelectFrame({ children }: { children: ReactNode }) {
  const { aria } = useControl();
  return (
    <div className={styles.select} data-invalid={aria['aria-invalid'] ?? false}>
      {children}
    </div>
  );
}

/** A list of ours, such as the countries: one of its entries. */
export const SingleSelect = observer(
  ({
    value,
    onChange,
    disabled,
    placeholder,
    choices,
    search = false,
  }: SingleSelectProps & { choices: SelectOption[] | undefined; search?: boolean }) => {
    const props = useSelectProps({ search, isLoading: choices === undefined });
    const { field } = useControl();
    if (field.pattern === 'readPretty')
      return <PreviewText value={choices?.find((choice) => choice.value === value)?.label ?? value} />;
    const isShort = choices?.some(({ short }) => short) ?? false;
    return (
      <SelectFrame>
        <AntdSelect<string, SelectOption>
          {...props}
          value={value || undefined}
          options={choices ?? []}
          placeholder={placeholder || undefined}
          disabled={disabled}
          optionLabelProp={isShort ? 'short' : 'label'}
          popupMatchSelectWidth={isShort ? 320 : true}
          onChange={(next) => onChange?.(next)}
        />
      </SelectFrame>
    );
  },
);
