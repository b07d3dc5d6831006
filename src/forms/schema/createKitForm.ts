import { createForm, onFieldInputValueChange, onFormValuesChange, type Form } from '@formily/core';
import { toJS } from '@formily/reactive';
import { draftValues, visibleValues } from '@/rules/forms/fields';
import type { FormDefinition, FormValues } from '@/rules/forms/types';

export interface KitFormOptions {
  /** The day, for expressions that read it. */
  today?: string;
  initialValues?: FormValues;
  /** Receives a snapshot for drafts: without codes, document numbers and consents. */
  onDraft?: (values: Record<string, unknown>) => void;
  /** For a preview with sample answers: codes, document numbers and consents are included too. */
  includesSensitive?: boolean;
}

/** Creates the Formily form of one form id and version; it is unmounted with its page. */
export function createKitForm(
  definition: FormDefinition,
  { initialValues = {}, onDraft, includesSensitive, today }: KitFormOptions = {},
): Form {
  // Initial values obey the rules of drafts: a consent is never preselected.
  const toDraft = (values: FormValues) => (includesSensitive ? { ...values } : draftValues(definition, values));
  return createForm({
    // Formily removes the value of a field that becomes hidden, but not of one that is hidden from the beginning.
    values: visibleValues(definition, toDraft(initialValues), today),
    // What cannot be edited is judged too, as on the server.
    validatePattern: ['editable', 'disabled', 'readOnly', 'readPretty'],
    validateDisplay: ['visible', 'hidden'],
    effects() {
      onFormValuesChange((form) => onDraft?.(toDraft(toJS(form.values) as FormValues)));
      // An error stays until the value is valid: a field with an error is validated at each key, one without only on
      // blur.
      onFieldInputValueChange('*', (field) => {
        if (!('setFeedback' in field) || field.selfErrors.length === 0) return;
        field.setFeedback({ type: 'error', code: 'EffectError', messages: [] });
        field.validate('onBlur').catch(() => undefined);
      });
    },
  });
}
