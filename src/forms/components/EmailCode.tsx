import { isField } from '@formily/core';
import { observer, useForm } from '@formily/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isEmail } from '@/rules/validators/email';
import { textOf } from '@/rules/validators/text';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import type { ResendCooldown } from '../resendCooldown';
import { useFormKit } from '../kit';
import { useControl } from '../useControl';
import styles from './controls.module.css';
import { useCountdown } from './useCountdown';

interface EmailCodeProps {
  value?: string;
  onChange?: (value: string) => void;
  disabled?: boolean;
}

interface Status {
  text: string;
  failed?: boolean;
}

/** For previews, which have neither clock nor storage: counts down by one per call. */
function createInMemoryCooldown(): ResendCooldown {
  let seconds = 0;
  return { remaining: () => (seconds = Math.max(0, seconds - 1)), start: (next) => void (seconds = next) };
}

/** The code sent to the address of another field, and the button that sends it (section 9: again after 60 s). */
export const EmailCode = observer(({ value, onChange, disabled }: EmailCodeProps) => {
  const { schema, id, name, aria, onBlur } = useControl();
  const { services, timers, idOf } = useFormKit();
  const form = useForm();
  const intl = useIntl();
  const [inMemoryCooldown] = useState(createInMemoryCooldown);
  const [left, startCountdown] = useCountdown(timers, services.resendCooldown ?? inMemoryCooldown);
  const [hasSentCode, setSentBefore] = useState(false);
  const [status, setStatus] = useState<Status>({ text: '' });
  const [, run] = useAsyncAction();
  const props = schema['x-component-props'] ?? {};
  const emailName = props.emailField ?? 'email';

  const send = async () => {
    if (left > 0 || !services.sendEmailCode) return;
    const email = textOf((form.values as Record<string, unknown>)[emailName]);
    if (!isEmail(email)) {
      const field = form.query(emailName).take();
      if (isField(field)) await field.validate('onBlur').catch(() => undefined);
      document.getElementById(idOf(emailName))?.focus();
      return;
    }
    try {
      const result = await services.sendEmailCode(email);
      if (result === null) return;
      if ('message' in result) return setStatus({ text: result.message, failed: true });
      setSentBefore(true);
      startCountdown(result.resendAfter);
      setStatus({ text: intl.formatMessage({ id: 'form.codeSent' }, { email }) });
    } catch {
      setStatus({ text: intl.formatMessage({ id: 'form.codeFailed' }), failed: true });
    }
  };

  const buttonMessageId = hasSentCode || left > 0 ? 'form.resendCode' : 'form.sendCode';
  return (
    <>
      <div className={styles.row}>
        <input
          className={styles.input}
          id={id}
          name={name}
          inputMode={props.inputMode ?? 'numeric'}
          autoComplete={props.autoComplete ?? 'one-time-code'}
          maxLength={schema.maxLength}
          value={value ?? ''}
          disabled={disabled}
          onChange={({ target }) => onChange?.(target.value)}
          onBlur={onBlur}
          {...aria}
        />
        {/* Not `disabled`: that would lose the focus each time a code is sent. */}
        <button className={styles.quiet} type="button" aria-disabled={left > 0} onClick={() => void run(send)}>
          {left > 0
            ? intl.formatMessage({ id: 'form.resendIn' }, { seconds: left })
            : intl.formatMessage({ id: buttonMessageId })}
        </button>
      </div>
      <p className={styles.status} role="status" data-failed={status.failed ?? false}>
        {status.text}
      </p>
    </>
  );
});
