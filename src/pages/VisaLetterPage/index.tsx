/** The form for an invitation letter, below the editors' text about visas. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { basicApi, formApi, ownApi, type VisaLetter, type VisaLetterApply } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { useEdition } from '@/features/edition/useEdition';
import { onCodeField, useCallFailure } from '@/forms/failures';
import { FormPart } from '@/forms/FormPart';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useDraft } from '@/forms/useDraft';
import { useOutcome } from '@/forms/light/useOutcome';
import { useLocale } from '@/i18n/useLocale';
import { momentText } from '@/i18n/dates';
import { sourcePart } from '@/lib/source';
import { localise } from '@/rules/locales';
import { normaliseEmail } from '@/rules/validators/email';
import { selectPersistedSource } from '@/state/persistedSlice';
import { selectLocale } from '@/state/localeSlice';
import type { Page } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { Button } from '@/ui/controls/Button';
import { FactRows } from '@/ui/layout/FactRows';
import { useTitleFocus } from '@/ui/hooks/useArrival';
import styles from './VisaLetter.module.css';

const FORM_ID = 'visa-letter';

/**
 * Verifies the address, then requests the letter. The proof is valid for half an hour, so a retry needs no second
 * code.
 */
function useLetter(onSubmitted: (letter: VisaLetter) => void) {
  const [ownCheckEmailCode] = ownApi.endpoints.ownCheckEmailCode.useMutation();
  const [ownVisaLetter] = ownApi.endpoints.ownVisaLetter.useMutation();
  const source = useSelector(selectPersistedSource);
  const failureOf = useCallFailure();
  const proved = useRef<string | null>(null);
  return async ({ body, values, virtual }: FormSubmission): Promise<SubmitFailure | void> => {
    // Validated against its file, so its core properties have the contract's types.
    const visaLetterApply = { ...body, ...sourcePart(source) } as VisaLetterApply;
    const email = normaliseEmail(String(values['email']));
    const code = virtual['verificationCode'];
    if (code !== undefined && proved.current !== email) {
      const checkEmailCode = { email: visaLetterApply.email, purpose: 'visaLetter' as const, code };
      const { error } = await ownCheckEmailCode({ checkEmailCode });
      if (error) return onCodeField(failureOf(error));
      proved.current = email;
    }
    const { data, error } = await ownVisaLetter({ visaLetterApply });
    if (data) return onSubmitted(data);
    const failure = onCodeField(failureOf(error));
    if (failure.reason === 'verify.proofMissing') proved.current = null;
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
  const { sendCode, codeWait, captcha } = useSendCode('visaLetter');
  const services = useMemo(() => ({ sendEmailCode: sendCode, codeWait }), [sendCode, codeWait]);
  const submit = useLetter((letter) => {
    draft.drop();
    onSubmitted(letter);
  });
  if (!definition) return null;
  return (
    <>
      <FormPart
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
      <FactRows
        rows={[
          { name: formatMessage({ id: 'visaLetter.number' }), value: letter.number },
          { name: formatMessage({ id: 'visaLetter.sentAt' }), value: momentText(letter.createdAt, locale) },
        ]}
      />
      <p className={styles.missing}>{formatMessage({ id: 'visaLetter.missing' }, { email: contact })}</p>
      <div className={styles.actions} data-no-print>
        <Button look="second" onClick={onAnother}>
          {formatMessage({ id: 'visaLetter.another' })}
        </Button>
      </div>
    </>
  );
}

interface LetterSectionProps {
  title: string;
  intro: string;
  /** Changes when other content is shown: its title then gets the focus. */
  shown: string | null;
  children?: ReactNode;
}

/** The section with the form, later with the confirmation. */
function LetterSection({ title, intro, shown, children }: LetterSectionProps) {
  const heading = useTitleFocus(shown);
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

const once = { subscribe: false } as const;

function VisaLetterPart() {
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const { contacts, phase } = useEdition();
  const { data: form } = formApi.endpoints.currentForm.useQuery(FORM_ID);
  const [letter, setLetter] = useOutcome<VisaLetter>();
  const [visits, setVisits] = useState(0);
  const { email } = contacts;
  if (letter)
    return (
      <LetterSection
        title={formatMessage({ id: 'visaLetter.receiptTitle' })}
        intro={formatMessage({ id: 'visaLetter.receiptText' }, { email: letter.email })}
        shown={letter.number}
      >
        <VisaLetterReceipt
          letter={letter}
          contact={email}
          onAnother={() => {
            setLetter(null);
            setVisits((count) => count + 1);
          }}
        />
      </LetterSection>
    );
  if (phase !== 'open')
    return (
      <LetterSection
        title={formatMessage({ id: 'visaLetter.closedTitle' })}
        intro={formatMessage({ id: 'visaLetter.closedText' }, { email })}
        shown={null}
      />
    );
  if (!form) return null;
  return (
    <LetterSection
      title={localise(form.title, lang)}
      intro={localise(form.intro, lang)}
      shown={visits > 0 ? String(visits) : null}
    >
      <VisaLetterForm email={email} onSubmitted={setLetter} />
    </LetterSection>
  );
}

const load: NonNullable<Page['load']> = ({ store: { dispatch } }) =>
  loadRequired(
    dispatch(formApi.endpoints.currentForm.initiate(FORM_ID, once)),
    dispatch(basicApi.endpoints.basicCountries.initiate(undefined, once)),
  );

export const visaLetter = { load, Component: VisaLetterPart };
