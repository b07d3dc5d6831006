import { observer, useField } from '@formily/react';
import { useContext, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { localise } from '@/rules/locales';
import { ErrorText } from './ErrorText';
import { useFormKit } from './kit';
import { GroupContext, useControl } from './useControl';
import styles from './form.module.css';

/** A line, a heading, and the fields below it. */
export const Section = observer(({ children }: { children?: ReactNode }) => {
  const kit = useFormKit();
  const { title, description } = kit.groupOf(String(useField().address.segments.at(-1)));
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={title ? headingId : undefined}>
      {title ? (
        <h2 className={styles.sectionTitle} id={headingId}>
          {localise(title, kit.locale)}
        </h2>
      ) : null}
      {description ? <p className={styles.help}>{localise(description, kit.locale)}</p> : null}
      <div className={styles.fields}>{children}</div>
    </section>
  );
});

/** Components with more than one control: their label names a group and cannot point at one element. */
const MULTI_CONTROL_COMPONENTS = new Set(['CheckboxTiles', 'RadioTiles', 'ChipGroups']);

/** Label, help, error, control, in this order from top to bottom (mock/README.md, point 10). */
export const FormItem = observer(({ children }: { children?: ReactNode }) => {
  const { schema, name, id, labelId, helpId, errorId, error } = useControl();
  const { locale, fieldExtras } = useFormKit();
  const intl = useIntl();
  const group = useContext(GroupContext);
  const title = localise(schema.title, locale);

  // The group labels the control (useControl) and renders label and errors.
  if (group) return <div>{children}</div>;

  const count = schema.type === 'array' && schema['x-component'] === 'ChipGroups' ? <ChosenCount /> : null;
  const labelText = (
    <>
      {title}
      {schema.required ? null : <span className={styles.optional}> {intl.formatMessage({ id: 'form.optional' })}</span>}
    </>
  );
  return (
    <div
      className={styles.item}
      data-error={error !== undefined}
      data-look={schema['x-decorator-props']?.look ?? 'field'}
    >
      {schema['x-component'] === 'Consent' ? null : MULTI_CONTROL_COMPONENTS.has(schema['x-component']) ? (
        <span className={styles.label} id={labelId}>
          {labelText}
        </span>
      ) : (
        <label className={styles.label} id={labelId} htmlFor={id}>
          {labelText}
        </label>
      )}
      {schema.description ? (
        <p className={styles.help} id={helpId}>
          {localise(schema.description, locale)}
          {count}
        </p>
      ) : null}
      {error === undefined ? null : <ErrorText id={errorId}>{error}</ErrorText>}
      {children}
      {fieldExtras[name] === undefined ? null : <div className={styles.extra}>{fieldExtras[name]}</div>}
    </div>
  );
});

const ChosenCount = observer(() => {
  const { field } = useControl();
  const intl = useIntl();
  const count = Array.isArray(field.value) ? field.value.length : 0;
  return count > 0 ? <span role="status"> {intl.formatMessage({ id: 'form.chosen' }, { count })}</span> : null;
});
