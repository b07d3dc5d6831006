import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CounselRequest } from '@/api';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import type { SubmitFailure } from '@/forms/submit';
import type { useDraft } from '@/forms/useDraft';
import type { FieldSchema, FormDefinition } from '@/rules/forms/types';
import { Button } from '@/ui/controls/Button';
import { Stack } from '@/ui/layout/Layout';
import styles from './CounselForm.module.css';

export type Question = Omit<CounselRequest, 'exhibitorId' | 'source'>;

interface Product {
  id: string;
  name: string;
}

/** The form with the exhibitor's products as a question above the text; a form file can't know them. */
function useFormWithProducts(definition: FormDefinition, products: readonly Product[]): FormDefinition {
  const { formatMessage } = useIntl();
  const [title, placeholder] = [formatMessage({ id: 'counsel.about' }), formatMessage({ id: 'counsel.aboutAny' })];
  return useMemo(() => {
    if (products.length === 0) return definition;
    const about: FieldSchema = {
      type: 'string',
      title,
      enum: products.map(({ id, name }) => ({ value: id, label: name })),
      'x-core': true,
      'x-decorator': 'FormItem',
      'x-component': 'Select',
      'x-component-props': { placeholder, allowClear: true },
    };
    const { content, privacyAgreed, ...others } = definition.schema.properties;
    const properties = {
      ...others,
      exhibitId: about,
      ...(content && { content }),
      ...(privacyAgreed && { privacyAgreed }),
    };
    return { ...definition, schema: { ...definition.schema, properties } };
  }, [definition, products, title, placeholder]);
}

interface SentConfirmationProps {
  exhibitorName: string;
  number: string | null;
  onAnother: () => void;
}

/** Replaces the form once the question has been sent. */
export function SentConfirmation({ exhibitorName, number, onAnother }: SentConfirmationProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={3} alignStart role="status">
      <h3 className={styles.doneTitle}>{formatMessage({ id: 'counsel.doneTitle' })}</h3>
      <p>{formatMessage({ id: 'counsel.doneText' }, { name: exhibitorName })}</p>
      {number && <p>{formatMessage({ id: 'counsel.doneNumber' }, { number })}</p>}
      <Button variant="quiet" onClick={onAnother}>
        {formatMessage({ id: 'counsel.another' })}
      </Button>
    </Stack>
  );
}

interface CounselFormProps {
  /** The published form `counsel`. */
  definition: FormDefinition;
  /** The exhibitor's products. */
  products: readonly Product[];
  draft: ReturnType<typeof useDraft>;
  onSend: (question: Question) => Promise<SubmitFailure | void>;
}

/** The form of a question to an exhibitor. */
export function CounselForm({ definition, products, draft, onSend }: CounselFormProps) {
  const form = useFormWithProducts(definition, products);
  // Validated against its file, so it has the contract's types.
  return (
    <EmbeddedForm definition={form} draft={draft} onSubmit={({ values }) => onSend(values as unknown as Question)} />
  );
}
