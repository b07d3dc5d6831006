import { isVoidField, type GeneralField } from '@formily/core';
import { FieldContext, observer, useField } from '@formily/react';
import { EditOutlined } from '@ant-design/icons';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FormItem } from '../../FormItem';
import { useFormKit } from '../../kit';
import { useReveal } from '../../reveal';
import controlStyles from '../controls.module.css';
import styles from './panes.module.css';

/** The same field, of which Formily's components show the value as text. Its pattern stays, so that it is judged. */
const asText = (field: GeneralField): GeneralField =>
  Object.create(field, { pattern: { value: 'readPretty' } }) as GeneralField;

/** A field that is shown as text until its button is pressed, or its answer is wrong. */
export const Editable = observer(({ children }: { children?: ReactNode }) => {
  const field = useField();
  const intl = useIntl();
  const kit = useFormKit();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const text = useMemo(() => asText(field), [field]);
  const title = typeof field.title === 'string' ? field.title : '';
  const canEdit = field.pattern === 'editable';
  const isEdited = canEdit && (isOpen || (!isVoidField(field) && field.errors.length > 0));
  const isToggled = useRef(false);
  useEffect(() => {
    if (isToggled.current)
      root.current?.querySelector<HTMLElement>(isEdited ? 'input, textarea, button' : 'button')?.focus();
    isToggled.current = false;
  }, [isEdited]);
  const toggle = () => {
    isToggled.current = true;
    setIsOpen(!isEdited);
  };
  return (
    <FormItem>
      <div className={styles.editable} ref={root}>
        {isEdited ? children : <FieldContext.Provider value={text}>{children}</FieldContext.Provider>}
        {canEdit ? (
          <button
            className={controlStyles.quiet}
            type="button"
            id={isEdited ? undefined : kit.idOf(field.path.toString())}
            aria-label={isEdited ? undefined : intl.formatMessage({ id: 'form.edit' }, { title })}
            onClick={toggle}
          >
            {isEdited ? intl.formatMessage({ id: 'form.editDone' }) : <EditOutlined aria-hidden="true" />}
          </button>
        ) : null}
      </div>
    </FormItem>
  );
});

/** Fields in a small window below the button that shows their title. */
export const Popover = observer(({ title, children }: { title?: string; children?: ReactNode }) => {
  const field = useField();
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useReveal(root, () => setIsOpen(true));
  const text = title ?? (typeof field.title === 'string' ? field.title : '');
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
  return (
    <div className={styles.popover} ref={root} data-panes="" onKeyDown={closeByKey}>
      <button
        className={controlStyles.quiet}
        type="button"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text} <EditOutlined aria-hidden="true" />
      </button>
      <div className={styles.window} id={id} role="group" aria-label={text} hidden={!isOpen} data-pane="window">
        {children}
        <button className={controlStyles.quiet} type="button" onClick={close}>
          {intl.formatMessage({ id: 'form.editDone' })}
        </button>
      </div>
    </div>
  );
});
