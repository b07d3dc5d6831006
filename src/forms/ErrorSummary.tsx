import { type Field, type Form, isField } from '@formily/core';
import { observer, useForm } from '@formily/react';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { treeOf } from '@/rules/forms/tree';
import { type FormKit, useFormKit } from './kit';
import { PlainSummary } from './plain/PlainSummary';
import { reveal } from './reveal';
import { indicesOf } from './schema/applyState';
import { decodeIssue } from './schema/feedback';
import { labelOf } from './useControl';

function focusControl(event: MouseEvent, id: string): void {
  const control = reveal(id);
  if (!control) return;
  // A fragment would stay in the URL and scroll the control under the fixed header.
  event.preventDefault();
  control.focus({ preventScroll: true });
  control.closest('[data-error]')?.scrollIntoView?.({ block: 'start' });
}

/** The place of a field in the form: the numbers of the nodes and rows around it. */
function placeOf({ address }: Field, { definition }: FormKit): string {
  const tree = treeOf(definition);
  const numbers = address.segments.map((segment, index) =>
    /^\d+$/.test(String(segment)) ? Number(segment) : tree.nodeOfAddress(address.segments.slice(0, index + 1))?.id,
  );
  return numbers.map((number = 0) => String(number).padStart(5, '0')).join('.');
}

/** The visible fields in the order of the form, rows included; Formily has them in the order of their creation. */
export function fieldsInOrder(form: Form, kit: FormKit): Field[] {
  const fields: [place: string, field: Field][] = [];
  form.query('*').forEach((field) => {
    if (isField(field) && field.display === 'visible') fields.push([placeOf(field, kit), field]);
  });
  return fields.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, field]) => field);
}

/** The error summary above a form; it gets the focus after each attempt (`attempt` counts them). */
export const ErrorSummary = observer(({ general, attempt }: { general: readonly string[]; attempt: number }) => {
  const form = useForm();
  const kit = useFormKit();
  const intl = useIntl();
  const titleIn = (field: Field): string => {
    const title = labelOf(kit, field) ?? '';
    const row = indicesOf(field).at(-1);
    return row === undefined ? title : intl.formatMessage({ id: 'form.rowTab' }, { title, row: row + 1 });
  };
  const entries: { text: string; target?: string }[] = general.map((text) => ({ text }));
  for (const field of fieldsInOrder(form, kit)) {
    const [message] = field.selfErrors;
    if (message === undefined) continue;
    const problem = kit.text(decodeIssue(String(message)), kit.nodeOf(field).schema.title);
    const text = intl.formatMessage({ id: 'form.summaryEntry' }, { field: titleIn(field), problem });
    entries.push({ text, target: kit.idOf(field.path.toString()) });
  }
  return (
    <PlainSummary
      heading="h2"
      title={intl.formatMessage({ id: 'form.problemTitle' })}
      attempt={attempt}
      entries={entries}
      focus={focusControl}
    />
  );
});
