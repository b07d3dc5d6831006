import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { CounselRequest } from '@/api';
import controls from '../../../forms/components/controls.module.css';
import formStyles from '../../../forms/form.module.css';
import { ErrorText } from '@/forms/ErrorText';
import { PlainConsent } from '@/forms/plain/PlainConsent';
import { PlainField } from '@/forms/plain/PlainField';
import { PlainSummary } from '@/forms/plain/PlainSummary';
import { type Problems, usePlainForm } from '@/forms/plain/usePlainForm';
import { formatIssue } from '@/rules/messages/issueText';
import { Button } from '@/ui/controls/Button';
import { Stack } from '@/ui/layout/Layout';
import {
  emptyQuestion,
  FIELDS,
  toRequest,
  validateQuestion,
  type Question,
  type QuestionField,
  type QuestionIssue,
  type TextField,
} from '../question';
import styles from './CounselForm.module.css';

/** API errors: of a field, or of the whole form. */
export type CounselFailure = Problems<QuestionField>;

/** Localised labels and errors of the fields. */
function useQuestionTexts() {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const labelOf = (field: TextField) =>
    formatMessage(field === 'exhibitId' ? { id: 'counsel.about' } : { id: `counsel.${field}` });
  const textOf = (field: QuestionField, issue: QuestionIssue) =>
    typeof issue === 'string'
      ? formatMessage({ id: `counsel.${issue}` })
      : formatIssue(
          { ...issue, values: { field: field === 'privacyAgreed' ? '' : labelOf(field), ...issue.values } },
          locale,
        );
  const validate = (question: Question): Partial<Record<QuestionField, string>> =>
    Object.fromEntries(
      (Object.entries(validateQuestion(question)) as [QuestionField, QuestionIssue][]).map(([field, issue]) => [
        field,
        textOf(field, issue),
      ]),
    );
  const summaryEntry = (field: QuestionField, problem: string) =>
    field === 'privacyAgreed'
      ? problem
      : formatMessage({ id: 'form.summaryEntry' }, { field: labelOf(field), problem });
  return { labelOf, validate, summaryEntry };
}

const OptionalMark = () => {
  const { formatMessage } = useIntl();
  return <span className={formStyles.optional}>{` ${formatMessage({ id: 'form.optional' })}`}</span>;
};

interface ControlProps {
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

interface ProductFieldProps extends Omit<ControlProps, 'error'> {
  products: CounselFormProps['products'];
}

/** The exhibitor's product that the question is about. */
function ProductField({ id, label, value, onChange, products }: ProductFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={formStyles.item}>
      <label className={formStyles.label} htmlFor={id}>
        {label}
        <OptionalMark />
      </label>
      <select className={controls.input} id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{formatMessage({ id: 'counsel.aboutAny' })}</option>
        {products.map((product) => (
          <option key={product.id} value={product.id}>
            {product.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The question itself. */
function ContentField({ id, label, error, value, onChange }: ControlProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={formStyles.item} data-error={error !== undefined}>
      <label className={formStyles.label} htmlFor={id}>
        {label}
      </label>
      <p className={formStyles.help} id={`${id}-help`}>
        {formatMessage({ id: 'counsel.contentHelp' })}
      </p>
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <textarea
        className={controls.input}
        id={id}
        rows={5}
        maxLength={1000}
        required
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-help${error === undefined ? '' : ` ${id}-error`}`}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface SentConfirmationProps {
  exhibitorName: string;
  number: string | null;
  onAnother: () => void;
}

/** Replaces the form once the question has been sent. */
function SentConfirmation({ exhibitorName, number, onAnother }: SentConfirmationProps) {
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
  exhibitor: { id: string; name: string };
  /** The exhibitor's products. */
  products: readonly { id: string; name: string }[];
  privacyHref: string;
  /** An unfinished question from an earlier visit. */
  initialQuestion?: Partial<Question>;
  onChange: (question: Question) => void;
  /** Resolves with its number on success, else with the errors; null when the user cancelled. */
  onSend: (request: CounselRequest) => Promise<CounselFailure | { number: string | null } | null>;
}

/** The form of a question to an exhibitor, and its confirmation. */
export function CounselForm({ exhibitor, products, privacyHref, initialQuestion, onChange, onSend }: CounselFormProps) {
  const { formatMessage } = useIntl();
  const { labelOf, validate, summaryEntry } = useQuestionTexts();
  const [question, setQuestion] = useState<Question>({ ...emptyQuestion, ...initialQuestion, privacyAgreed: false });
  const [confirmation, setDone] = useState<{ number: string | null } | null>(null);
  const form = usePlainForm(FIELDS);

  const change = (next: Partial<Question>) => {
    const updated = { ...question, ...next };
    setQuestion(updated);
    onChange(updated);
  };
  const submit = form.submit(
    () => validate(question),
    async () => {
      const result = await onSend(toRequest(question, exhibitor.id));
      if (result === null || !('number' in result)) return result;
      setQuestion(emptyQuestion);
      setDone(result);
      return null;
    },
  );
  if (confirmation)
    return (
      <SentConfirmation exhibitorName={exhibitor.name} number={confirmation.number} onAnother={() => setDone(null)} />
    );

  const text = (field: TextField) => ({
    ...form.control(field),
    label: labelOf(field),
    value: question[field],
    onChange: (value: string) => change({ [field]: value }),
  });
  const company = (
    <>
      {labelOf('company')}
      <OptionalMark />
    </>
  );
  return (
    <form className={formStyles.form} noValidate onSubmit={submit} aria-busy={form.isSending}>
      <PlainSummary title={formatMessage({ id: 'counsel.problemTitle' })} {...form.summary(summaryEntry)} />
      <div className={formStyles.fields}>
        <PlainField {...text('name')} autoComplete="name" maxLength={60} required />
        <PlainField {...text('company')} label={company} autoComplete="organization" maxLength={200} />
        <p className={styles.help}>{formatMessage({ id: 'counsel.contactHelp' })}</p>
        <div className={styles.pair}>
          <PlainField {...text('mobile')} type="tel" autoComplete="tel" maxLength={24} />
          <PlainField {...text('email')} type="email" autoComplete="email" maxLength={254} />
        </div>
        {products.length > 0 && <ProductField {...text('exhibitId')} products={products} />}
        <ContentField {...text('content')} />
        <PlainConsent
          {...form.control('privacyAgreed')}
          checked={question.privacyAgreed}
          onChange={(privacyAgreed) => change({ privacyAgreed })}
          message={{ id: 'counsel.privacy' }}
          privacyHref={privacyHref}
        />
      </div>
      <div className={formStyles.actions}>
        <Button variant="secondary" size="large" type="submit" aria-disabled={form.isSending}>
          {formatMessage(form.isSending ? { id: 'counsel.sending' } : { id: 'counsel.send' })}
        </Button>
      </div>
    </form>
  );
}
