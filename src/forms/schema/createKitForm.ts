import { createForm, onFieldInputValueChange, onFormValuesChange, type Form } from '@formily/core';
import { toJS } from '@formily/reactive';
import { draftValues } from '@/rules/forms/fields';
import type { FormDefinition, FormValues } from '@/rules/forms/types';

export interface KitFormOptions {
  initialValues?: FormValues;
  /** Receives a snapshot for drafts: without codes, document numbers and consents. */
  onDraft?: (values: Record<string, unknown>) => void;
  /** For a preview with sample answers: codes, document numbers and consents are included too. */
  includesSensitive?: boolean;
}

/** Formily makes its values observable, which fails for a frozen array of the store. */
const copyArrays = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]));

/** Creates the Formily form of one form id and version; it is unmounted with its page. */
export function createKitForm(
  definition: FormDefinition,
  { initialValues = {}, onDraft, includesSensitive }: KitFormOptions = {},
): Form {
  // Initial values obey the rules of drafts: a consent is never preselected.
  const toDraft = (values: FormValues) => (includesSensitive ? { ...values } : draftValues(definition, values));
  return createForm({
    values: copyArrays(toDraft(initialValues)),
    effects() {
      onFormValuesChange((form) => onDraft?.(toDraft(toJS(form.values) as FormValues)));
      // An error stays until the value is valid: a field with an error is validated at each key, one without only on
      // blur.
      onFieldInputValueChange('*', (field) => {
        if (!('setFeedback' in field) || field.errors.length === 0) return;
        field.setFeedback({ type: 'error', code: 'EffectError', messages: [] });
        field.validate('onBlur').catch(() => undefined);
      });
    },
  });
}
