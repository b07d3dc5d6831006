import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import form from '../../../forms/form.module.css';
import { LightField } from '@/forms/LightField';
import { useAsyncAction } from '@/ui/useAsyncAction';
import { Button } from '@/ui/Button';

interface StateFormProps {
  /** From the link of a receipt; empty without one. */
  number: string;
  /** Resolves with the error to show, if any. */
  onAsk: (number: string, contact: string) => Promise<string | void>;
}

/** Asks for the number of a submission and a contact that it was sent with. */
export function StateForm({ number: numberOfLink, onAsk }: StateFormProps) {
  const { formatMessage } = useIntl();
  const [values, setValues] = useState({ number: numberOfLink, contact: '' });
  const [errors, setErrors] = useState<{ number?: string; contact?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, run] = useAsyncAction();
  const inputs = useRef<{ number?: HTMLInputElement | null; contact?: HTMLInputElement | null }>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const [number, contact] = [values.number.trim(), values.contact.trim()];
      const found = {
        ...(number.length < 11 && { number: formatMessage({ id: 'submission.numberMissing' }) }),
        ...(contact.length < 5 && { contact: formatMessage({ id: 'submission.contactMissing' }) }),
      };
      setErrors(found);
      setFailure(undefined);
      if (found.number) return inputs.current.number?.focus();
      if (found.contact) return inputs.current.contact?.focus();
      setFailure((await onAsk(number, contact)) ?? undefined);
    });
  };
  const field = (name: 'number' | 'contact') => ({
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
        <LightField {...field('number')} autoComplete="off" maxLength={20} />
        <LightField {...field('contact')} autoComplete="email" maxLength={254} />
      </div>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <div className={form.actions}>
        <Button look="second" size="large" type="submit" aria-disabled={isBusy}>
          {formatMessage({ id: 'submission.show' })}
        </Button>
      </div>
    </form>
  );
}
