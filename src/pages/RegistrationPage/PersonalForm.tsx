import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  basicApi,
  type Edition,
  formApi,
  ownApi,
  visitorEnApi,
  type VisitorEnInsert,
  type VisitorRegistration,
} from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { useSendCode } from '@/features/captcha/useSendCode';
import { EarlierBadges } from '@/features/visitor/components/EarlierBadges';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { toFormValues, toRequest } from '@/features/visitor/conversions';
import { editedForm } from '@/features/visitor/shownForm';
import { useFeeText } from '@/features/visitor/useFee';
import { useInvited } from '@/features/visitor/prefill';
import { registrationFlows } from '@/features/visitor/registrationFlows';
import { onCodeField, useCallFailure } from '@/forms/failures';
import { FormPart } from '@/forms/FormPart';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useDraft } from '@/forms/useDraft';
import { paths } from '@/lib/paths';
import { localise } from '@/rules/locales';
import { normaliseEmail } from '@/rules/validators/email';
import { selectPersistedSource } from '@/state/persistedSlice';
import { toastRaised } from '@/state/noticesSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import styles from '../../features/visitor/components/SidePanel.module.css';

interface RegisterOptions {
  /** The registration to edit; null for a new one. */
  edited: VisitorRegistration | null;
  /** Called with whether the address is already registered. */
  onInUse: (isInUse: boolean) => void;
  /** Called once the server has the data: the draft can be removed. */
  onDone: () => void;
}

/** Verifies the address, sends the form, and continues with the server's next step. */
function useRegister({ edited, onInUse, onDone }: RegisterOptions) {
  const lang = useLocale();
  const [ownCheckEmailCode] = ownApi.endpoints.ownCheckEmailCode.useMutation();
  const [visitorEnUpdate] = visitorEnApi.endpoints.visitorEnUpdate.useMutation();
  const [visitorEnInsert] = visitorEnApi.endpoints.visitorEnInsert.useMutation();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const source = useSelector(selectPersistedSource);
  // A code is valid once, its proof for half an hour: a second attempt with the same address needs no new code.
  const proved = useRef<string | null>(null);
  const failureOf = useCallFailure();

  return async ({ body, values, virtual }: FormSubmission): Promise<SubmitFailure | void> => {
    const request = toRequest(body, source) as VisitorEnInsert;
    const email = normaliseEmail(String(values['email']));
    const code = virtual['verificationCode'];
    if (code !== undefined && proved.current !== email) {
      const { error } = await ownCheckEmailCode({
        checkEmailCode: { email: request.email, purpose: 'registration', code },
      });
      if (error) return onCodeField(failureOf(error));
      proved.current = email;
    }
    const { source: _source, ...changes } = request;
    const { data, error } = await (edited
      ? visitorEnUpdate({ visitorEnUpdate: { ...changes, id: edited.id } })
      : visitorEnInsert({ visitorEnInsert: request }));
    if (!data) {
      const failure = onCodeField(failureOf(error));
      if (failure.reason === 'verify.proofMissing') proved.current = null;
      onInUse(failure.reason === 'visitor.emailExists');
      return failure;
    }
    onDone();
    if (edited) dispatch(toastRaised({ kind: 'success', text: formatMessage({ id: 'visitor.editConfirmed' }) }));
    const next = data.next === 'questionnaire' ? paths.registrationQuestionnaire : paths.registrationResult;
    await navigate(next.href({ lang }));
  };
}

/**
 * Below the e-mail field: a link to the user's registration, with other text when the address is already registered.
 */
function OwnHint({ href, isInUse }: { href: string; isInUse: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {formatMessage(isInUse ? { id: 'visitor.isItYours' } : { id: 'visitor.registeredAlready' })}{' '}
      <Anchor href={href} className={styles.link}>
        {formatMessage({ id: 'visitor.openYours' })}
      </Anchor>
    </>
  );
}

interface PersonalFormProps {
  edition: Edition;
  /** The registration to edit; null for a new one. */
  edited: VisitorRegistration | null;
  /** The token of an invitation link. */
  invited: string | null;
}

/** The form of the first step, new or edited, with its draft. */
export function PersonalForm({ edition, edited, invited }: PersonalFormProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const { data: form } = formApi.endpoints.currentForm.useQuery('visitor-en');
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const [isInUse, setIsInUse] = useState(false);
  const fee = useFeeText({ pays: false });
  const definition = useMemo(() => form && (edited ? editedForm(form, edited.email) : form), [form, edited]);
  const draft = useDraft({
    key: edited ? `visitor-en:${edited.id}` : 'visitor-en',
    form,
    since: edited?.updatedAt,
  });
  const { isSettled } = useInvited(edited ? null : invited, registrationFlows.en);
  const submit = useRegister({ edited, onInUse: setIsInUse, onDone: draft.drop });
  const { sendCode, codeWait, captcha } = useSendCode('registration');
  const services = useMemo(() => ({ sendEmailCode: sendCode, codeWait }), [sendCode, codeWait]);
  const extras = useMemo(
    () =>
      edited
        ? undefined
        : { email: <OwnHint href={`${paths.registration.href({ lang })}?find=1`} isInUse={isInUse} /> },
    [edited, lang, isInUse],
  );
  if (!definition) return null;
  const noscript = formatMessage({ id: 'visitor.noscript' }, { email: edition.contacts.email });
  const title = edited ? formatMessage({ id: 'visitor.editTitle' }) : localise(definition.title, lang);
  return (
    <FlowPage
      step="information"
      title={title}
      intro={edited ? formatMessage({ id: 'visitor.editIntro' }) : localise(definition.intro, lang)}
      price={edited ? undefined : fee}
    >
      {!edited && <EarlierBadges />}
      <FormPart
        isReady={isSettled}
        definition={definition}
        draft={draft}
        initialValues={edited ? toFormValues(edited) : undefined}
        countries={countries}
        services={services}
        extras={extras}
        noscript={noscript}
        note={formatMessage({ id: 'visitor.noteInformation' })}
        actions={
          !edited && (
            <Anchor href={registrationFlows.zh.hrefs(lang).start} className={buttonClass('text')}>
              {formatMessage({ id: 'visitor.entryByMobile' })}
            </Anchor>
          )
        }
        onSubmit={submit}
      />
      {captcha}
    </FlowPage>
  );
}
