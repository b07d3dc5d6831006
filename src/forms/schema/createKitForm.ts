import { createForm, onFieldInputValueChange, onFormValuesChange, type Form } from '@formily/core';
import { toJS } from '@formily/reactive';
import { draftValues } from '@/rules/forms/fields';
import type { FormDefinition, FormValues } from '@/rules/forms/types';

export interface KitFormOptions {
  initialValues?: FormValues;
  /** A snapshot for drafts: without codes, document numbers and consents. */
  onDraft?: (values: Record<string, unknown>) => void;
  /** For made-up answers of a preview: codes, document numbers and consents are kept and filled in, too. */
  keepsAll?: boolean;
}

/** Formily makes observables of what it is given, which a frozen list of the store cannot become. */
const copied = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]));

/** The live form behind one form id and version: made once, unmounted with its page. */
export function createKitForm(
  definition: FormDefinition,
  { initialValues = {}, onDraft, keepsAll }: KitFormOptions = {},
): Form {
  // What may be kept may also be filled in: a consent is never ticked in advance.
  const draftOf = (values: FormValues) => (keepsAll ? { ...values } : draftValues(definition, values));
  return createForm({
    values: copied(draftOf(initialValues)),
    effects() {
      onFormValuesChange((form) => onDraft?.(draftOf(toJS(form.values) as FormValues)));
      // An error stays until the value is right: judged again at each key, but never for the first time while one types.
      onFieldInputValueChange('*', (field) => {
        if (!('setFeedback' in field) || field.errors.length === 0) return;
        field.setFeedback({ type: 'error', code: 'EffectError', messages: [] });
        field.validate('onBlur').catch(() => undefined);
      });
    },
  });
}
