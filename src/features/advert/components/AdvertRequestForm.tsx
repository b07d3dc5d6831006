import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { AdvertRequest } from '@/api';
import controls from '../../../forms/components/controls.module.css';
import form from '../../../forms/form.module.css';
import { LightConsent } from '@/forms/light/LightConsent';
import { LightField } from '@/forms/light/LightField';
import { LightSummary } from '@/forms/light/LightSummary';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { issueText } from '@/rules/messages/issueText';
import { isEmail } from '@/rules/validators/email';
import { Button } from '@/ui/controls/Button';

const FIELDS = ['name', 'company', 'email', 'message', 'privacyAgreed'] as const;
type Field = (typeof FIELDS)[number];
type Problems = Partial<Record<Field | 'whole', string>>;

interface AdvertRequestFormProps {
  detailId: string;
  privacyHref: string;
  /** Resolves with the number when it was sent, with what is wrong otherwise; null when the reader turned back. */
  onSend: (request: AdvertRequest) => Promise<{ number: string | null } | { problems: Problems } | null>;
}

const LABELS = {
  name: 'advert.requestName',
  company: 'advert.requestCompany',
  email: 'advert.requestEmail',
} as const;

/** Asks for an offer of an advertising place. */
export function AdvertRequestForm({ detailId, privacyHref, onSend }: AdvertRequestFormProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const prefix = useId();
  const [values, setValues] = useState({ name: '', company: '', email: '', message: '' });
  const [privacyAgreed, setPrivacyAgreed] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState<{ number: string | null } | null>(null);
  const [isBusy, run] = useAsyncAction();

  const required = (field: 'name' | 'company' | 'email') =>
    issueText({ id: 'field.required', values: { field: formatMessage({ id: LABELS[field] }) } }, locale);
  const check = (request: AdvertRequest): Problems => ({
    ...(request.name.length < 2 && { name: required('name') }),
    ...(request.company.length < 2 && { company: required('company') }),
    ...(request.email === ''
      ? { email: required('email') }
      : !isEmail(request.email) && { email: issueText({ id: 'email.invalid' }, locale) }),
    ...(!privacyAgreed && { privacyAgreed: issueText({ id: 'consent.required' }, locale) }),
  });
  const refuse = (found: Problems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const { message, ...texts } = values;
      const trimmed = Object.fromEntries(
        Object.entries(texts).map(([field, text]) => [field, text.trim()]),
      ) as typeof texts;
      const request = {
        detailId,
        ...trimmed,
        ...(message.trim() && { message: message.trim() }),
        privacyAgreed,
      };
      const found = check(request);
      if (Object.keys(found).length > 0) return refuse(found);
      setProblems({});
      const outcome = await onSend(request);
      if (outcome === null) return;
      if ('problems' in outcome) refuse(outcome.problems);
      else setDone(outcome);
    });
  };
  if (done)
    return (
      <div role="status">
        <p>{formatMessage({ id: 'advert.requestDone' })}</p>
        {done.number && <p>{formatMessage({ id: 'advert.requestNumber' }, { number: done.number })}</p>}
      </div>
    );
  const field = (name: 'name' | 'company' | 'email') => ({
    id: `${prefix}${name}`,
    label: formatMessage({ id: LABELS[name] }),
    value: values[name],
    error: problems[name],
    required: true,
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });
  const area = `${prefix}message`;
  return (
    <form className={form.form} noValidate onSubmit={submit} aria-busy={isBusy}>
      <LightSummary
        title={formatMessage({ id: 'advert.requestProblem' })}
        attempt={attempt}
        entries={[
          ...(problems.whole === undefined ? [] : [{ text: problems.whole }]),
          ...FIELDS.flatMap((name) => {
            const text = problems[name];
            return text === undefined ? [] : [{ text, target: `${prefix}${name}` }];
          }),
        ]}
      />
      <div className={form.fields}>
        <LightField {...field('name')} autoComplete="name" maxLength={60} />
        <LightField {...field('company')} autoComplete="organization" maxLength={200} />
        <LightField {...field('email')} type="email" autoComplete="email" maxLength={254} />
        <div className={form.item}>
          <label className={form.label} htmlFor={area}>
            {formatMessage({ id: 'advert.requestMessage' })}
          </label>
          <textarea
            className={controls.input}
            id={area}
            rows={4}
            maxLength={1000}
            value={values.message}
            onChange={({ target }) => setValues({ ...values, message: target.value })}
          />
        </div>
        <LightConsent
          id={`${prefix}privacyAgreed`}
          checked={privacyAgreed}
          error={problems.privacyAgreed}
          onChange={setPrivacyAgreed}
          message={{ id: 'advert.requestPrivacy' }}
          privacyHref={privacyHref}
        />
      </div>
      <div className={form.actions}>
        <Button look="second" type="submit" aria-disabled={isBusy}>
          {formatMessage({ id: 'advert.requestSend' })}
        </Button>
      </div>
    </form>
  );
}
