import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { useCountdown } from '@/forms/components/useCountdown';
import { useServices } from '@/state/ServicesContext';
import controls from '../../../forms/components/controls.module.css';
import form from '../../../forms/form.module.css';
import type { CodeWait } from '@/forms/codeWait';
import type { CodeOutcome } from '@/forms/kit';
import { LightField } from '@/forms/light/LightField';
import { useDraftText } from '@/forms/light/useDraftText';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import type { Issue } from '@/rules/issue';
import { issueText } from '@/rules/messages/issueText';
import { email } from '@/rules/validators/email';
import { mainlandMobile } from '@/rules/validators/mobile';
import { isEmpty } from '@/rules/validators/text';

/** Why a registration was not opened: an error of a field, or of the whole form. */
export interface FindFailure {
  contact?: string;
  code?: string;
  general?: string;
  /** The contact is verified, but nobody registered with it. */
  isAbsent?: boolean;
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

const wrongWith = (contact: keyof typeof CONTACTS, value: string): Issue | null =>
  isEmpty(value) ? { id: CONTACTS[contact].required } : CONTACTS[contact].check(value.trim());

interface FindMineProps {
  contact: keyof typeof CONTACTS;
  onSendCode: (contact: string) => Promise<CodeOutcome>;
  codeWait: CodeWait;
  /** Resolves with nothing when it navigates, or when the page itself shows why it cannot. */
  onOpen: (contact: string, code: string) => Promise<FindFailure | void>;
  initialContact?: string;
  words?: { submit: MessageDescriptor; submitting: MessageDescriptor };
  /** Further fields, below the code. */
  children?: ReactNode;
  /** Next to the button: an alternative. */
  actions?: ReactNode;
}

/** State of contact and code: input, errors, sending a code and submitting it. */
function useProof({ contact, onSendCode, codeWait, onOpen, initialContact }: FindMineProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const [value, setValue, dropValue] = useDraftText(`contact:${contact}`, initialContact);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<FindFailure>({});
  const [status, setStatus] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [, runSend] = useAsyncAction();
  const [isOpening, runOpen] = useAsyncAction();
  const [left, wait] = useCountdown(useServices().timers, codeWait);
  const contactInput = useRef<HTMLInputElement | null>(null);
  const codeInput = useRef<HTMLInputElement | null>(null);

  const show = (next: FindFailure) => {
    setFailure(next);
    if (next.contact !== undefined || next.isAbsent) contactInput.current?.focus();
    else if (next.code !== undefined) codeInput.current?.focus();
  };
  const send = async () => {
    if (left > 0) return;
    const wrong = wrongWith(contact, value);
    if (wrong) return show({ contact: issueText(wrong, locale) });
    const outcome = await onSendCode(value.trim());
    if (outcome === null) return;
    if ('message' in outcome) return show({ general: outcome.message });
    setFailure({});
    setIsSent(true);
    wait(outcome.resendAfter);
    setStatus(formatMessage({ id: 'visitor.findSent' }, { email: value.trim() }));
    codeInput.current?.focus();
  };
  const open = async () => {
    const wrong = wrongWith(contact, value);
    if (wrong) return show({ contact: issueText(wrong, locale) });
    if (!code.trim()) return show({ code: issueText({ id: 'form.required' }, locale) });
    const found = await onOpen(value.trim(), code.trim());
    if (!found) dropValue();
    show(found ?? {});
  };
  return {
    value,
    setValue,
    code,
    setCode,
    failure,
    status,
    isSent,
    isOpening,
    left,
    contactInput,
    codeInput,
    send: () => void runSend(send),
    open: () => void runOpen(open),
  };
}

/** An error that belongs to no field, above the form. */
function FailureSummary({
  failure,
  contact,
  value,
}: { failure: FindFailure; value: string } & Pick<FindMineProps, 'contact'>) {
  const { formatMessage } = useIntl();
  return (
    <div className={form.summary} role="alert">
      <h2 className={form.summaryTitle}>
        {failure.isAbsent
          ? formatMessage({ id: 'visitor.findNone' }, { email: value })
          : formatMessage({ id: 'visitor.problemTitle' })}
      </h2>
      <p>
        {failure.isAbsent
          ? formatMessage(contact === 'email' ? { id: 'visitor.findNoneHint' } : { id: 'visitor.findNoneMobile' })
          : failure.general}
      </p>
    </div>
  );
}

/** The code field with its send button. */
function CodeField({ proof }: { proof: ReturnType<typeof useProof> }) {
  const { formatMessage } = useIntl();
  const { code, setCode, failure, codeInput, left, isSent, send, status } = proof;
  return (
    <div>
      <LightField
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
          <button className={controls.quiet} type="button" aria-disabled={left > 0} onClick={send}>
            {left > 0
              ? formatMessage({ id: 'visitor.findResendIn' }, { seconds: left })
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

const WORDS = { submit: { id: 'visitor.findOpen' }, submitting: { id: 'visitor.findOpening' } } as const;

/** Contact, code, and a button: opens an existing registration, and starts a new one in Chinese. */
export function FindMine(props: FindMineProps) {
  const { contact, words = WORDS, children, actions } = props;
  const { formatMessage } = useIntl();
  const proof = useProof(props);
  const { value, setValue, failure, isOpening, contactInput, open } = proof;
  const { label, input } = CONTACTS[contact];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <form className={form.form} noValidate onSubmit={submit} aria-busy={isOpening}>
      {(failure.general !== undefined || failure.isAbsent) && (
        <FailureSummary failure={failure} contact={contact} value={value} />
      )}
      <div className={form.fields}>
        <LightField
          label={formatMessage(label)}
          {...input}
          required
          value={value}
          onChange={setValue}
          error={failure.contact}
          inputRef={(element) => void (contactInput.current = element)}
        />
        <CodeField proof={proof} />
        {children}
      </div>
      <div className={form.actions}>
        <button className={form.submit} type="submit" aria-disabled={isOpening}>
          {formatMessage(isOpening ? words.submitting : words.submit)}
        </button>
        {actions}
      </div>
    </form>
  );
}
