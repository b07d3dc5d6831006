import { useIntl } from 'react-intl';
import type { FormInfo } from '@/api/types';
import { LabelledSelect } from '@/features/designer/components/LabelledSelect';
import { readDrafts } from '@/features/designer/deviceDrafts';
import { designerMessages as messages } from '@/features/designer/messages';
import { useServices } from '@/state/ServicesContext';

interface PickerProps {
  forms: readonly FormInfo[];
  formId: string;
  onChange: (formId: string) => void;
}

/** Which form; those with a draft on this device say so. */
export function Picker({ forms, formId, onChange }: PickerProps) {
  const { formatMessage } = useIntl();
  const { storage } = useServices();
  const drafts = readDrafts(storage);
  return (
    <LabelledSelect
      label={formatMessage(messages.form)}
      value={formId}
      options={forms.map(({ formId: form }) => ({
        value: form,
        label: drafts[form] ? formatMessage(messages.hasDraft, { form }) : form,
      }))}
      onChange={onChange}
    />
  );
}
