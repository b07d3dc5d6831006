import { useFormLayout } from '@formily/antd/esm/form-layout';
import { isVoidField } from '@formily/core';
import { observer, useField } from '@formily/react';
import { useContext, type CSSProperties, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { componentOf } from '@/rules/forms/components';
import { localise } from '@/rules/locales';
import { ErrorText } from './ErrorText';
import { useFormKit } from './kit';
import { GroupContext, useControl } from './useControl';
import styles from './form.module.css';

/** A line, a heading, and the fields below it. */
export const Section = observer(({ children }: { children?: ReactNode }) => {
  const kit = useFormKit();
  const field = useField();
  const { title, description } = kit.nodeOf(field).schema;
  const headingId = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={title ? headingId : undefined}
      data-node={kit.pointerOf(field)}
    >
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

/** A label over a group of fields, or over a part that has no value. */
const GroupItem = observer(({ children }: { children?: ReactNode }) => {
  const { locale, nodeOf, pointerOf } = useFormKit();
  const field = useField();
  const { title, description } = nodeOf(field).schema;
  const labelId = useId();
  if (!title) return <div>{children}</div>;
  return (
    <div className={styles.item} role="group" aria-labelledby={labelId} data-node={pointerOf(field)}>
      <span className={styles.label} id={labelId}>
        {localise(title, locale)}
      </span>
      {description ? <p className={styles.help}>{localise(description, locale)}</p> : null}
      {children}
    </div>
  );
});

/** The frame of a field; around a node without a value, only its label. */
export const FormItem = observer(({ children }: { children?: ReactNode }) =>
  isVoidField(useField()) ? <GroupItem>{children}</GroupItem> : <FieldItem>{children}</FieldItem>,
);

/** Label, help, error, control, in this order from top to bottom (mock/README.md, point 10). */
const FieldItem = observer(({ children }: { children?: ReactNode }) => {
  const { schema, field, name, id, labelId, helpId, errorId, error, required } = useControl();
  const { locale, fieldExtras, marksOptional, pointerOf } = useFormKit();
  const intl = useIntl();
  const group = useContext(GroupContext);
  const title = typeof field.title === 'string' ? field.title : '';
  // A text has no control that a label could belong to.
  const isObject = schema.type === 'object';
  const isGroup = isObject || componentOf(schema['x-component'])?.isGroup === true || field.pattern === 'readPretty';
  const { layout, labelCol, labelAlign, colon } = useFormLayout();

  // The group labels the control (useControl) and renders label and errors.
  if (group) return <div>{children}</div>;

  const count = schema.type === 'array' && schema['x-component'] === 'ChipGroups' ? <ChosenCount /> : null;
  const labelText = (
    <>
      {title}
      {colon === true ? ':' : null}
      {required || isObject || !marksOptional || field.pattern !== 'editable' ? null : (
        <span className={styles.optional}> {intl.formatMessage({ id: 'form.optional' })}</span>
      )}
    </>
  );
  return (
    <div
      className={styles.item}
      role={isObject && title !== '' ? 'group' : undefined}
      aria-labelledby={isObject && title !== '' ? labelId : undefined}
      data-error={error !== undefined}
      data-node={pointerOf(field)}
      data-look={schema['x-decorator-props']?.['look'] ?? 'field'}
      data-layout={layout}
      data-align={labelAlign}
      style={typeof labelCol === 'number' ? ({ '--label-columns': labelCol } as CSSProperties) : undefined}
    >
      {title === '' || schema['x-component'] === 'Consent' ? null : isGroup ? (
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
