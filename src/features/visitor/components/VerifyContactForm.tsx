import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { useCountdown } from '@/forms/components/useCountdown';
import { useServices } from '@/state/ServicesContext';
import controls from '../../../forms/components/controls.module.css';
import form from '../../../forms/form.module.css';
import type { ResendCooldown } from '@/forms/resendCooldown';
import type { SendCodeResult } from '@/forms/kit';
import { PlainField } from '@/forms/plain/PlainField';
import { useDraftText } from '@/forms/plain/useDraftText';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import type { Issue } from '@/rules/issue';
import { formatIssue } from '@/rules/messages/issueText';
import { email } from '@/rules/validators/email';
import { mainlandMobile } from '@/rules/validators/mobile';
import { isEmpty } from '@/rules/validators/text';

/** Why a registration was not opened: an error of a field, or of the whole form. */
export interface VerifyFailure {
  contact?: string;
  code?: string;
  general?: string;
  /** The contact is verified, but has no registration. */
  isNotFound?: boolean;
}

const CONTACTS = {
  email: {
    label: { id: 'visitor.findEmail' },
    input: { type: 'email', autoComplete: 'email', maxLength: 254 },
    required: 'email.required',
    check: (value: string) => email(value),
  },
  mobile: {
    label: { id: 'visitor.findMobile' },
    // A text field: HTML does not allow `tel-national` on one of type tel.
    input: { type: 'text', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 11 },
    required: 'mobile.required',
    check: (value: string) => mainlandMobile(value),
  },
} as const;

const validateContact = (contact: keyof typeof CONTACTS, value: string): Issue | null =>
  isEmpty(value) ? { id: CONTACTS[contact].required } : CONTACTS[contact].check(value.trim());

interface VerifyContactFormProps {
  contact: keyof typeof CONTACTS;
  onSendCode: (contact: string) => Promise<SendCodeResult>;
  resendCooldown: ResendCooldown;
  /** Resolves with nothing when it navigates, or when the page itself shows why it cannot. */
  onVerify: (contact: string, code: string) => Promise<VerifyFailure | void>;
  initialContact?: string;
  buttonTexts?: { submit: MessageDescriptor; submitting: MessageDescriptor };
  /** Further fields, below the code. */
  children?: ReactNode;
  /** Next to the button: an alternative. */
  actions?: ReactNode;
}

/** State of contact and code: input, errors, sending a code and submitting it. */
function useContactVerification({
  contact,
  onSendCode,
  resendCooldown,
  onVerify,
  initialContact,
}: VerifyContactFormProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const [value, setValue, discardValue] = useDraftText(`contact:${contact}`, initialContact);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<VerifyFailure>({});
  const [status, setStatus] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [, runSend] = useAsyncAction();
  const [isVerifying, runVerify] = useAsyncAction();
  const [remaining, startCountdown] = useCountdown(useServices().timers, resendCooldown);
  const contactInput = useRef<HTMLInputElement | null>(null);
  const codeInput = useRef<HTMLInputElement | null>(null);

  const show = (next: VerifyFailure) => {
    setFailure(next);
    if (next.contact !== undefined || next.isNotFound) contactInput.current?.focus();
    else if (next.code !== undefined) codeInput.current?.focus();
  };
  const send = async () => {
    if (remaining > 0) return;
    const issue = validateContact(contact, value);
    if (issue) return show({ contact: formatIssue(issue, locale) });
    const result = await onSendCode(value.trim());
    if (result === null) return;
    if ('message' in result) return show({ general: result.message });
    setFailure({});
    setIsSent(true);
    startCountdown(result.resendAfter);
    setStatus(formatMessage({ id: 'visitor.findSent' }, { email: value.trim() }));
    codeInput.current?.focus();
  };
  const verify = async () => {
    const issue = validateContact(contact, value);
    if (issue) return show({ contact: formatIssue(issue, locale) });
    if (!code.trim()) return show({ code: formatIssue({ id: 'form.required' }, locale) });
    const verifyFailure = await onVerify(value.trim(), code.trim());
    if (!verifyFailure) discardValue();
    show(verifyFailure ?? {});
  };
  return {
    value,
    setValue,
    code,
    setCode,
    failure,
    status,
    isSent,
    isVerifying,
    remaining,
    contactInput,
    codeInput,
    send: () => void runSend(send),
    verify: () => void runVerify(verify),
  };
}

/** An error that belongs to no field, above the form. */
function FailureSummary({
  failure,
  contact,
  value,
}: { failure: VerifyFailure; value: string } & Pick<VerifyContactFormProps, 'contact'>) {
  const { formatMessage } = useIntl();
  return (
    <div className={form.summary} role="alert">
      <h2 className={form.summaryTitle}>
        {failure.isNotFound
          ? formatMessage({ id: 'visitor.findNotFound' }, { email: value })
          : formatMessage({ id: 'visitor.problemTitle' })}
      </h2>
      <p>
        {failure.isNotFound
          ? formatMessage(
              contact === 'email' ? { id: 'visitor.findNotFoundHint' } : { id: 'visitor.findNotFoundMobile' },
            )
          : failure.general}
      </p>
    </div>
  );
}

/** The code field with its send button. */
function CodeField({ verification }: { verification: ReturnType<typeof useContactVerification> }) {
  const { formatMessage } = useIntl();
  const { code, setCode, failure, codeInput, remaining, isSent, send, status } = verification;
  return (
    <div>
      <PlainField
        label={formatMessage({ id: 'visitor.findCode' })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        value={code}
        onChange={setCode}
        error={failure.code}
        inputRef={(element) => void (codeInput.current = element)}
        addon={
          <button className={controls.quiet} type="button" aria-disabled={remaining > 0} onClick={send}>
            {remaining > 0
              ? formatMessage({ id: 'visitor.findResendIn' }, { seconds: remaining })
              : formatMessage(isSent ? { id: 'visitor.findResend' } : { id: 'visitor.findSend' })}
          </button>
        }
      />
      <p className={controls.status} role="status">
        {status}
      </p>
    </div>
  );
}

const DEFAULT_BUTTON_TEXTS = { submit: { id: 'visitor.findOpen' }, submitting: { id: 'visitor.findOpening' } } as const;

/** Contact, code, and a button: opens an existing registration, and starts a new one in Chinese. */
export function VerifyContactForm(props: VerifyContactFormProps) {
  const { contact, buttonTexts = DEFAULT_BUTTON_TEXTS, children, actions } = props;
  const { formatMessage } = useIntl();
  const verification = useContactVerification(props);
  const { value, setValue, failure, isVerifying, contactInput, verify } = verification;
  const { label, input } = CONTACTS[contact];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    verify();
  };
  return (
    <form className={form.form} noValidate onSubmit={submit} aria-busy={isVerifying}>
      {(failure.general !== undefined || failure.isNotFound) && (
        <FailureSummary failure={failure} contact={contact} value={value} />
      )}
      <div className={form.fields}>
        <PlainField
          label={formatMessage(label)}
          {...input}
          required
          value={value}
          onChange={setValue}
          error={failure.contact}
          inputRef={(element) => void (contactInput.current = element)}
        />
        <CodeField verification={verification} />
        {children}
      </div>
      <div className={form.actions}>
        <button className={form.submit} type="submit" aria-disabled={isVerifying}>
          {formatMessage(isVerifying ? buttonTexts.submitting : buttonTexts.submit)}
        </button>
        {actions}
      </div>
    </form>
  );
}
