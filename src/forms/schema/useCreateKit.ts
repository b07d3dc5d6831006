import { useId, useMemo } from 'react';
import { useLocale } from '@/i18n/useLocale';
import { formatFormIssue } from '@/rules/forms/messages';
import { treeOf } from '@/rules/forms/tree';
import type { FieldSchema } from '@/rules/forms/types';
import type { FormKit } from '../kit';
import type { SchemaFormProps } from '../SchemaForm';

const EMPTY = {};

/** The context of a form's components, from the props of the form. */
export function useCreateKit({
  definition,
  onSubmit,
  onNodeClick,
  countries,
  services = EMPTY,
  fieldExtras = EMPTY,
  timers,
  privacyHref,
}: SchemaFormProps): FormKit {
  const locale = useLocale();
  const prefix = useId();
  const marksOptional = onSubmit !== undefined;
  const marksNodes = onNodeClick !== undefined;
  return useMemo(() => {
    const tree = treeOf(definition);
    const pointerOf: FormKit['pointerOf'] = (field) => tree.nodeOfAddress(field.address.segments)?.pointer;
    return {
      definition,
      locale,
      countries,
      services,
      fieldExtras,
      timers,
      privacyHref,
      marksOptional,
      pointerOf: marksNodes ? pointerOf : () => undefined,
      nodeOf(field) {
        const node = tree.nodeOfAddress(field.address.segments);
        if (!node) throw new Error(`The form ${definition.formId} has no node ${field.address.toString()}`);
        return node;
      },
      fieldOf(name) {
        const node = tree.nodeAt([name]);
        if (!node) throw new Error(`The form ${definition.formId} has no field ${name}`);
        return node.schema as FieldSchema;
      },
      idOf: (path) => `${prefix}${path.replaceAll('.', '-')}`,
      // The form's own message first, then the server's, then that of the rules.
      text: (issue, title) =>
        issue.text !== undefined && !(definition.messages && Object.hasOwn(definition.messages, issue.id))
          ? issue.text
          : formatFormIssue(definition, issue, locale, title),
    };
  }, [definition, locale, countries, services, fieldExtras, timers, privacyHref, marksOptional, marksNodes, prefix]);
}
