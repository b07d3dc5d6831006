import { observer } from '@formily/react';
import AntdSelect from 'antd/es/select';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { localise } from '@/rules/locales';
import { useFormKit } from '../kit';
import { useControl, type Control } from '../useControl';
import { compareFound, isFound } from './found';
import styles from './controls.module.css';

/** One of a short list. */
export const Select = observer((props: PickOneProps) => {
  const { schema } = useControl();
  const { locale } = useFormKit();
  const choices = (schema.enum ?? []).map(({ value, label }) => ({ value, label: localise(label, locale) }));
  return <PickOne {...props} choices={choices} search={choices.length > 20} />;
});

/** The first pointer is a finger: a keyboard would come over the page. */
const QUERY = '(pointer: coarse)';

function follow(changed: () => void): () => void {
  const touched = window.matchMedia(QUERY);
  touched.addEventListener('change', changed);
  return () => touched.removeEventListener('change', changed);
}

/** Whether the reader has a keyboard that covers nothing. False on the server. */
const useKeyboard = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !window.matchMedia(QUERY).matches,
    () => false,
  );

export interface Choice {
  value: string;
  label: string;
  /** What stands in the closed control, where it is shorter than in the list. */
  short?: string;
  /** What a search compares with. */
  search?: string;
}

export interface PickOneProps {
  value?: string;
  onChange?: (value: string | undefined) => void;
  disabled?: boolean;
}

/** Ten options of 44 px in sight: short lists do not scroll. */
const MENU_HEIGHT = 440;

/** antd would put these on its outer element too, which has no role and may not carry them; they belong to the combobox. */
function useAriaOnInput(id: string, aria: Control['aria'], isOpen: boolean): void {
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    // ARIA in HTML: a combobox is a field of text. ARIA 1.2: it controls its list while that is there.
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
 * antd's Select, named and described like every other control; with a search where the list is long. Beside a keyboard every list has it: letters
 * choose there as they do in the browser's own lists, where antd would open the list and Enter take its first option.
 */
export const PickOne = observer(
  ({
    value,
    onChange,
    disabled,
    choices,
    search = false,
  }: PickOneProps & { choices: Choice[] | undefined; search?: boolean }) => {
    const { schema, id, aria, onBlur } = useControl();
    const { locale } = useFormKit();
    const intl = useIntl();
    const hasKeyboard = useKeyboard();
    const [isOpen, setIsOpen] = useState(false);
    useAriaOnInput(id, aria, isOpen);
    const placeholder = localise(schema['x-component-props']?.placeholder, locale) || undefined;
    return (
      <div className={styles.select} data-invalid={aria['aria-invalid'] ?? false}>
        <AntdSelect<string, Choice>
          id={id}
          value={value || undefined}
          options={choices ?? []}
          loading={choices === undefined}
          placeholder={placeholder}
          disabled={disabled}
          showSearch={search || hasKeyboard}
          optionLabelProp={choices?.some(({ short }) => short) ? 'short' : 'label'}
          filterOption={(typed, choice) => choice !== undefined && isFound(typed, choice)}
          filterSort={compareFound}
          notFoundContent={intl.formatMessage(choices ? { id: 'form.noMatch' } : { id: 'form.loadingList' })}
          // A virtual list leaves its options without the role; a few hundred real ones cost nothing.
          virtual={false}
          // What need not be answered can be taken back.
          allowClear={!schema.required}
          // Over a dialog only what stands in it is seen.
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
