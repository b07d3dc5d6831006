import { isField } from '@formily/core';
import { observer, useField, useForm } from '@formily/react';
import { useMemo, type ReactNode } from 'react';
import { localise } from '@/rules/locales';
import { ErrorText } from '../ErrorText';
import { decodeIssue } from '@/forms/schema/feedback';
import formStyles from '../form.module.css';
import { useFormKit } from '../kit';
import { GroupContext } from '../useControl';
import styles from './controls.module.css';

/** Country calling code and number in one row, with one label and one error. */
export const PhoneNumber = observer(({ children }: { children?: ReactNode }) => {
  const kit = useFormKit();
  const form = useForm();
  const node = kit.nodeOf(useField());
  const { title, description } = node.schema;
  const id = kit.idOf(node.name);
  const [error] = node.fields.flatMap(({ path, schema }) => {
    const field = form.query(path.join('.')).take();
    const [message] = isField(field) ? field.selfErrors : [];
    return message === undefined ? [] : [kit.text(decodeIssue(String(message)), schema.title)];
  });
  const describedBy =
    [description && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const group = useMemo(() => ({ describedBy }), [describedBy]);
  return (
    <div
      className={formStyles.item}
      role="group"
      aria-labelledby={`${id}-label`}
      data-error={error !== undefined}
      data-look="field"
    >
      <span className={formStyles.label} id={`${id}-label`}>
        {localise(title, kit.locale)}
      </span>
      {description ? (
        <p className={formStyles.help} id={`${id}-help`}>
          {localise(description, kit.locale)}
        </p>
      ) : null}
      {error === undefined ? null : <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <GroupContext.Provider value={group}>
        <div className={styles.phone}>{children}</div>
      </GroupContext.Provider>
    </div>
  );
});
