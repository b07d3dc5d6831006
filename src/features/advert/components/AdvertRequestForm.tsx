import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { AdvertRequest } from '@/api';
import controls from '../../../forms/components/controls.module.css';
import formStyles from '../../../forms/form.module.css';
import { ErrorText } from '@/forms/ErrorText';
import { PlainConsent } from '@/forms/plain/PlainConsent';
import { PlainField } from '@/forms/plain/PlainField';
import { PlainSummary } from '@/forms/plain/PlainSummary';
import { type Problems, usePlainForm } from '@/forms/plain/usePlainForm';
import { formatIssue } from '@/rules/messages/issueText';
import { isEmail } from '@/rules/validators/email';
import { Button } from '@/ui/controls/Button';

export const REQUEST_FIELDS = ['name', 'company', 'email', 'message', 'privacyAgreed'] as const;
type Field = (typeof REQUEST_FIELDS)[number];
type Errors = Partial<Record<Field, string>>;

interface AdvertRequestFormProps {
  detailId: string;
  privacyHref: string;
  /** Resolves with the number on success, else with the errors; null when the user cancelled. */
  onSend: (request: AdvertRequest) => Promise<{ number: string | null } | Problems<Field> | null>;
}

const LABELS = {
  name: 'advert.requestName',
  company: 'advert.requestCompany',
  email: 'advert.requestEmail',
} as const;
type LabelledField = keyof typeof LABELS;

const toTrimmed = ({ message, ...texts }: Record<LabelledField | 'message', string>) => ({
  name: texts.name.trim(),
  company: texts.company.trim(),
  email: texts.email.trim(),
  ...(message.trim() && { message: message.trim() }),
});

/** Validates a request; returns localised errors. */
function useValidation(): (request: AdvertRequest) => Errors {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const required = (field: LabelledField) =>
    formatIssue({ id: 'field.required', values: { field: formatMessage({ id: LABELS[field] }) } }, locale);
  return ({ name, company, email, privacyAgreed }) => ({
    ...(name.length < 2 && { name: required('name') }),
    ...(company.length < 2 && { company: required('company') }),
    ...(email === ''
      ? { email: required('email') }
      : !isEmail(email) && { email: formatIssue({ id: 'email.invalid' }, locale) }),
    ...(!privacyAgreed && { privacyAgreed: formatIssue({ id: 'consent.required' }, locale) }),
  });
}

/** The request form for an offer of an advertising place. */
export function AdvertRequestForm({ detailId, privacyHref, onSend }: AdvertRequestFormProps) {
  const { formatMessage } = useIntl();
  const [values, setValues] = useState({ name: '', company: '', email: '', message: '' });
  const [privacyAgreed, setPrivacyAgreed] = useState(false);
  const [submitted, setDone] = useState<{ number: string | null } | null>(null);
  const validate = useValidation();
  const form = usePlainForm<Field>(REQUEST_FIELDS);

  const request: AdvertRequest = { detailId, ...toTrimmed(values), privacyAgreed };
  const submit = form.submit(
    () => validate(request),
    async () => {
      const result = await onSend(request);
      if (result === null || !('number' in result)) return result;
      setDone(result);
      return null;
    },
  );
  if (submitted)
    return (
      <div role="status">
        <p>{formatMessage({ id: 'advert.requestDone' })}</p>
        {submitted.number && <p>{formatMessage({ id: 'advert.requestNumber' }, { number: submitted.number })}</p>}
      </div>
    );
  const field = (name: LabelledField) => ({
    ...form.control(name),
    label: formatMessage({ id: LABELS[name] }),
    value: values[name],
    required: true,
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });
  const message = form.control('message');
  return (
    <form className={formStyles.form} noValidate onSubmit={submit} aria-busy={form.isSending}>
      <PlainSummary title={formatMessage({ id: 'advert.requestProblem' })} {...form.summary()} />
      <div className={formStyles.fields}>
        <PlainField {...field('name')} autoComplete="name" maxLength={60} />
        <PlainField {...field('company')} autoComplete="organization" maxLength={200} />
        <PlainField {...field('email')} type="email" autoComplete="email" maxLength={254} />
        <div className={formStyles.item} data-error={message.error !== undefined}>
          <label className={formStyles.label} htmlFor={message.id}>
            {formatMessage({ id: 'advert.requestMessage' })}
          </label>
          {message.error !== undefined && <ErrorText id={`${message.id}-error`}>{message.error}</ErrorText>}
          <textarea
            className={controls.input}
            id={message.id}
            rows={4}
            maxLength={1000}
            aria-invalid={message.error === undefined ? undefined : true}
            aria-describedby={message.error === undefined ? undefined : `${message.id}-error`}
            value={values.message}
            onChange={({ target }) => setValues({ ...values, message: target.value })}
          />
        </div>
        <PlainConsent
          {...form.control('privacyAgreed')}
          checked={privacyAgreed}
          onChange={setPrivacyAgreed}
          message={{ id: 'advert.requestPrivacy' }}
          privacyHref={privacyHref}
        />
      </div>
      <div className={formStyles.actions}>
        <Button variant="secondary" type="submit" aria-disabled={form.isSending}>
          {formatMessage({ id: 'advert.requestSend' })}
        </Button>
      </div>
    </form>
  );
}
