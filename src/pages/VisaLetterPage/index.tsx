/** The form for an invitation letter, below the editors' text about visas. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { basicApi, formApi, ownApi, type VisaLetter, type VisaLetterApply } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { useEdition } from '@/features/edition/useEdition';
import { toCodeFieldError, useApiFailure } from '@/forms/apiFailure';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useDraft } from '@/forms/useDraft';
import { useSubmissionResult } from '@/forms/plain/useSubmissionResult';
import { useLocale } from '@/i18n/useLocale';
import { formatDateTime } from '@/i18n/dates';
import { sourceParam } from '@/lib/source';
import { localise } from '@/rules/locales';
import { normaliseEmail } from '@/rules/validators/email';
import { selectPersistedSource } from '@/state/persistedSlice';
import { selectLocale } from '@/state/localeSlice';
import type { Page } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { Button } from '@/ui/controls/Button';
import { DetailRows } from '@/ui/layout/DetailRows';
import { useTitleFocus } from '@/ui/hooks/useFocusOnNavigation';
import styles from './VisaLetter.module.css';

const FORM_ID = 'visa-letter';

/**
 * Verifies the address, then requests the letter. The verification is valid for half an hour, so a retry needs no
 * second code.
 */
function useRequestLetter(onSubmitted: (letter: VisaLetter) => void) {
  const [ownCheckEmailCode] = ownApi.endpoints.ownCheckEmailCode.useMutation();
  const [ownVisaLetter] = ownApi.endpoints.ownVisaLetter.useMutation();
  const source = useSelector(selectPersistedSource);
  const toFailure = useApiFailure();
  const verifiedEmail = useRef<string | null>(null);
  return async ({ body, values, virtual }: FormSubmission): Promise<SubmitFailure | void> => {
    // Validated against its file, so its core properties have the contract's types.
    const visaLetterApply = { ...body, ...sourceParam(source) } as VisaLetterApply;
    const email = normaliseEmail(String(values['email']));
    const code = virtual['verificationCode'];
    if (code !== undefined && verifiedEmail.current !== email) {
      const checkEmailCode = { email: visaLetterApply.email, purpose: 'visaLetter' as const, code };
      const { error } = await ownCheckEmailCode(checkEmailCode);
      if (error) return toCodeFieldError(toFailure(error));
      verifiedEmail.current = email;
    }
    const { data, error } = await ownVisaLetter(visaLetterApply);
    if (data) return onSubmitted(data);
    const failure = toCodeFieldError(toFailure(error, 'ownVisaLetter'));
    if (failure.reason === 'verify.proofMissing') verifiedEmail.current = null;
    return failure;
  };
}

interface VisaLetterFormProps {
  /** Of the organiser, for users without JavaScript. */
  email: string;
  onSubmitted: (letter: VisaLetter) => void;
}

/** The form with its draft. */
function VisaLetterForm({ email, onSubmitted }: VisaLetterFormProps) {
  const { formatMessage } = useIntl();
  const { data: definition } = formApi.endpoints.currentForm.useQuery(FORM_ID);
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const draft = useDraft({ key: FORM_ID, form: definition });
  const { sendCode, resendCooldown, captcha } = useSendCode('visaLetter');
  const services = useMemo(() => ({ sendEmailCode: sendCode, resendCooldown }), [sendCode, resendCooldown]);
  const submit = useRequestLetter((letter) => {
    draft.discard();
    onSubmitted(letter);
  });
  if (!definition) return null;
  return (
    <>
      <EmbeddedForm
        definition={definition}
        draft={draft}
        countries={countries}
        services={services}
        noscript={formatMessage({ id: 'visaLetter.noscript' }, { email })}
        note={formatMessage({ id: 'visaLetter.note' })}
        onSubmit={submit}
      />
      {captcha}
    </>
  );
}

interface VisaLetterReceiptProps {
  letter: VisaLetter;
  /** Of the organiser, in case the letter does not arrive. */
  contact: string;
  onAnother: () => void;
}

/** The confirmation with the letter's recipient and number. */
function VisaLetterReceipt({ letter, contact, onAnother }: VisaLetterReceiptProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <>
      <DetailRows
        rows={[
          { name: formatMessage({ id: 'visaLetter.number' }), value: letter.number },
          { name: formatMessage({ id: 'visaLetter.sentAt' }), value: formatDateTime(letter.createdAt, locale) },
        ]}
      />
      <p className={styles.missing}>{formatMessage({ id: 'visaLetter.missing' }, { email: contact })}</p>
      <div className={styles.actions} data-no-print>
        <Button variant="secondary" onClick={onAnother}>
          {formatMessage({ id: 'visaLetter.another' })}
        </Button>
      </div>
    </>
  );
}

interface LetterSectionProps {
  title: string;
  intro: string;
  /** Changes with the content; the focus then moves to the new title. */
  contentKey: string | null;
  children?: ReactNode;
}

/** The section with the form; after submission, with the confirmation. */
function LetterSection({ title, intro, contentKey, children }: LetterSectionProps) {
  const heading = useTitleFocus(contentKey);
  return (
    <section aria-labelledby="visa-letter">
      <div className={styles.inner}>
        <h2 id="visa-letter" className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.intro}>{intro}</p>
        {children && <div className={styles.body}>{children}</div>}
      </div>
    </section>
  );
}

const unsubscribed = { subscribe: false } as const;

function VisaLetterSection() {
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const { contacts, phase } = useEdition();
  const { data: form } = formApi.endpoints.currentForm.useQuery(FORM_ID);
  const [letter, setLetter] = useSubmissionResult<VisaLetter>();
  const [resetCount, setResetCount] = useState(0);
  const { email } = contacts;
  if (letter)
    return (
      <LetterSection
        title={formatMessage({ id: 'visaLetter.receiptTitle' })}
        intro={formatMessage({ id: 'visaLetter.receiptText' }, { email: letter.email })}
        contentKey={letter.number}
      >
        <VisaLetterReceipt
          letter={letter}
          contact={email}
          onAnother={() => {
            setLetter(null);
            setResetCount((count) => count + 1);
          }}
        />
      </LetterSection>
    );
  if (phase !== 'open')
    return (
      <LetterSection
        title={formatMessage({ id: 'visaLetter.closedTitle' })}
        intro={formatMessage({ id: 'visaLetter.closedText' }, { email })}
        contentKey={null}
      />
    );
  if (!form) return null;
  return (
    <LetterSection
      title={localise(form.title, lang)}
      intro={localise(form.intro, lang)}
      contentKey={resetCount > 0 ? String(resetCount) : null}
    >
      <VisaLetterForm email={email} onSubmitted={setLetter} />
    </LetterSection>
  );
}

const load: NonNullable<Page['load']> = ({ store: { dispatch } }) =>
  loadRequired(
    dispatch(formApi.endpoints.currentForm.initiate(FORM_ID, unsubscribed)),
    dispatch(basicApi.endpoints.basicCountries.initiate(undefined, unsubscribed)),
  );

export const visaLetter = { load, Component: VisaLetterSection };
