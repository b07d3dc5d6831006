/** The state of a submission, by its number and its contact. */
import { useState, useRef, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { isApiError, ownApi, type SubmissionStatus } from '@/api';
import { useEdition } from '@/features/edition/useEdition';
import { formatDateTime } from '@/i18n/dates';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/pages/shared/definePage';
import { requireFormat } from '@/pages/shared/loading';
import { Button } from '@/ui/controls/Button';
import { DetailRows } from '@/ui/layout/DetailRows';
import { FormLayout } from '@/ui/layout/FormLayout';
import form from '@/forms/form.module.css';
import { PlainField } from '@/forms/plain/PlainField';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';

interface StatusFormProps {
  /** From the link of a receipt; empty without one. */
  number: string;
  /** Resolves with the error to show, if any. */
  onRequest: (number: string, contact: string) => Promise<string | void>;
}

/** The form for a submission's number and contact. */
function StatusForm({ number: initialNumber, onRequest }: StatusFormProps) {
  const { formatMessage } = useIntl();
  const [values, setValues] = useState({ number: initialNumber, contact: '' });
  const [errors, setErrors] = useState<{ number?: string; contact?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, run] = useAsyncAction();
  const inputs = useRef<{ number?: HTMLInputElement | null; contact?: HTMLInputElement | null }>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const [number, contact] = [values.number.trim(), values.contact.trim()];
      const validationErrors = {
        ...(number.length < 11 && { number: formatMessage({ id: 'submission.numberMissing' }) }),
        ...(contact.length < 5 && { contact: formatMessage({ id: 'submission.contactMissing' }) }),
      };
      setErrors(validationErrors);
      setFailure(undefined);
      if (validationErrors.number) return inputs.current.number?.focus();
      if (validationErrors.contact) return inputs.current.contact?.focus();
      setFailure((await onRequest(number, contact)) ?? undefined);
    });
  };
  const fieldProps = (name: 'number' | 'contact') => ({
    label: formatMessage({ id: `submission.${name}` }),
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    inputRef: (input: HTMLInputElement | null) => void (inputs.current[name] = input),
  });
  return (
    <form className={form.form} noValidate onSubmit={submit} aria-busy={isBusy}>
      <div className={form.fields}>
        <PlainField {...fieldProps('number')} autoComplete="off" maxLength={20} />
        <PlainField {...fieldProps('contact')} autoComplete="email" maxLength={254} />
      </div>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <div className={form.actions}>
        <Button variant="secondary" size="large" type="submit" aria-disabled={isBusy}>
          {formatMessage({ id: 'submission.show' })}
        </Button>
      </div>
    </form>
  );
}

function SubmissionPage() {
  const { formatMessage } = useIntl();
  const { number = '' } = useParams();
  const locale = useSelector(selectLocale);
  const { contacts } = useEdition();
  const [requestStatus] = ownApi.endpoints.ownSubmissionState.useMutation();
  const [status, setStatus] = useState<SubmissionStatus | null>(null);
  const fetchStatus = async (requestedNumber: string, contact: string): Promise<string | void> => {
    const { data, error } = await requestStatus({ number: requestedNumber, contact });
    if (data) return setStatus(data);
    return isApiError(error) && error.kind === 'response'
      ? error.message
      : formatMessage({ id: 'submission.networkError' });
  };
  return (
    <FormLayout
      title={formatMessage({ id: 'submission.title' })}
      contentKey={status?.number}
      intro={<p>{formatMessage({ id: 'submission.intro' })}</p>}
      side={
        <p>
          {formatMessage({ id: 'submission.help' })} <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
        </p>
      }
    >
      {status ? (
        <>
          <DetailRows
            rows={[
              { name: formatMessage({ id: 'submission.number' }), value: status.number },
              {
                name: formatMessage({ id: 'submission.kind' }),
                value: formatMessage({ id: `submission.${status.kind}` }),
              },
              {
                name: formatMessage({ id: 'submission.state' }),
                value: formatMessage({ id: `submission.${status.state}` }),
              },
              { name: formatMessage({ id: 'submission.sentAt' }), value: formatDateTime(status.createdAt, locale) },
              { name: formatMessage({ id: 'submission.changedAt' }), value: formatDateTime(status.updatedAt, locale) },
            ]}
          />
          <p>
            <Button variant="quiet" onClick={() => setStatus(null)}>
              {formatMessage({ id: 'submission.another' })}
            </Button>
          </p>
        </>
      ) : (
        <StatusForm number={number} onRequest={fetchStatus} />
      )}
    </FormLayout>
  );
}

/** The contract's format (SubmissionNumber). */
const NUMBER = /^[BQPLADF]\d{2}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

export const page = definePage({
  load: async ({ params }) => requireFormat(params.number, NUMBER),
  head: () => ({ noindex: true }),
  Component: SubmissionPage,
});
