import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { basicApi } from '@/api/basic';
import { formApi } from '@/api/form';
import type { Edition, VisitorRegistration } from '@/api/types';
import { useSendCode } from '@/features/captcha/useSendCode';
import { EarlierBadges } from '@/features/visitor/components/EarlierBadges';
import { OwnHint } from '@/features/visitor/components/OwnHint';
import { Way } from '@/features/visitor/components/Way';
import { toFormValues } from '@/features/visitor/conversions';
import { editedForm } from '@/features/visitor/editedForm';
import { wayMessages } from '@/features/visitor/messages';
import { useFeeText } from '@/features/visitor/useFee';
import { useInvited } from '@/features/visitor/useInvited';
import { ways } from '@/features/visitor/ways';
import { entryMessages } from '@/features/visitor/zh/messages';
import { useDraft } from '@/forms/useDraft';
import { FormPart } from '@/forms/FormPart';
import { paths } from '@/lib/paths';
import { localise, type Locale } from '@/rules/locales';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { useRegister } from './useRegister';

interface PersonalFormProps {
  lang: Locale;
  edition: Edition;
  /** The registration that is being changed; null for a new one. */
  edited: VisitorRegistration | null;
  /** The token of an invitation's link. */
  invited: string | null;
}

/** The form of the first step, new or to be changed, with its draft. */
export function PersonalForm({ lang, edition, edited, invited }: PersonalFormProps) {
  const { formatMessage } = useIntl();
  const { data: form } = formApi.endpoints.currentForm.useQuery('visitor-en');
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const [isTaken, setIsTaken] = useState(false);
  const fee = useFeeText({ pays: false });
  const definition = useMemo(() => form && (edited ? editedForm(form, edited.email) : form), [form, edited]);
  const { isRead, draft, save, drop } = useDraft({
    key: edited ? `visitor-en:${edited.id}` : 'visitor-en',
    form,
    since: edited?.updatedAt,
  });
  const { isSettled } = useInvited(edited ? null : invited, ways.en);
  const submit = useRegister({ lang, edited, onTaken: setIsTaken, onDone: drop });
  const { sendCode, codeWait, captcha } = useSendCode('registration');
  const services = useMemo(() => ({ sendEmailCode: sendCode, codeWait }), [sendCode, codeWait]);
  const sources = useMemo(() => ({ countries }), [countries]);
  const extras = useMemo(
    () =>
      edited
        ? undefined
        : { email: <OwnHint href={`${paths.registration.href({ lang })}?find=1`} isTaken={isTaken} /> },
    [edited, lang, isTaken],
  );
  if (!definition) return null;
  const noscript = formatMessage(wayMessages.noscript, { email: edition.contacts.email });
  const title = edited ? formatMessage(wayMessages.editTitle) : localise(definition.title, lang);
  return (
    <Way
      step="information"
      title={title}
      intro={edited ? formatMessage(wayMessages.editIntro) : localise(definition.intro, lang)}
      price={edited ? undefined : fee}
    >
      {!edited && <EarlierBadges />}
      <FormPart
        isReady={isRead && isSettled}
        definition={definition}
        locale={lang}
        initialValues={draft?.values ?? (edited ? toFormValues(edited) : undefined)}
        onValuesChange={save}
        sources={sources}
        services={services}
        extras={extras}
        noscript={noscript}
        note={formatMessage(wayMessages.noteInformation)}
        actions={
          !edited && (
            <Anchor href={ways.zh.hrefs(lang).start} className={buttonClass('text')}>
              {formatMessage(entryMessages.byMobile)}
            </Anchor>
          )
        }
        onSubmit={submit}
      />
      {captcha}
    </Way>
  );
}
