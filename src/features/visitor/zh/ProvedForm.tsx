import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { basicApi } from '@/api/basic';
import { exhibitorApi } from '@/api/exhibitor';
import { formApi } from '@/api/form';
import type { Edition, InvitationRegister } from '@/api/types';
import { chineseForm, documentFailure, toRequest, useRegions, wayMessages } from '@/features/visitor';
import { useDraft } from '@/forms/useDraft';
import { toFailure } from '@/forms/failures';
import { FormPart } from '@/forms/FormPart';
import { formMessages } from '@/forms/messages';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { useServices } from '@/state/ServicesContext';
import type { AppDispatch } from '@/store/makeStore';

interface GuestFormProps {
  lang: Locale;
  edition: Edition;
  invitationCode: string;
  /** The number that was proved. */
  mobile: string;
  onUnproved: () => void;
}

const FIRST = { country: 'CN' };

/** What is asked of a guest; the number was proved before it. */
export function GuestForm({ lang, edition, invitationCode, mobile, onUnproved }: GuestFormProps) {
  const { formatMessage } = useIntl();
  const { clock } = useServices();
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { data: form } = formApi.endpoints.currentForm.useQuery('invitation');
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const definition = useMemo(() => form && chineseForm(form, null), [form]);
  const { isRead, draft, save, drop } = useDraft({
    key: 'invitation',
    formVersion: form?.version ?? 0,
  });
  const findRegions = useRegions();
  const services = useMemo(() => ({ findRegions }), [findRegions]);
  const sources = useMemo(() => ({ countries }), [countries]);
  const onSubmit = async ({ body, values }: FormSubmission): Promise<SubmitFailure | void> => {
    const wrong = documentFailure(values, clock.now(), lang);
    if (wrong) return wrong;
    const invitationRegister = { ...toRequest(body), mobile, invitationCode } as unknown as InvitationRegister;
    const { data, error } = await dispatch(exhibitorApi.endpoints.exhibitorRegist.initiate({ invitationRegister }));
    if (!data) {
      const failure = toFailure(error, formatMessage(formMessages.lost));
      if (failure.reason === 'verify.proofMissing') onUnproved();
      return failure;
    }
    drop();
    await navigate(paths.invitationResult.href());
    onUnproved();
  };
  if (!definition || !isRead) return null;
  const { email, phone } = edition.contacts;
  return (
    <FormPart
      definition={definition}
      locale={lang}
      initialValues={draft?.values ?? FIRST}
      onValuesChange={save}
      sources={sources}
      services={services}
      noscript={formatMessage(wayMessages.noscriptPhone, { email, phone })}
      note={formatMessage(wayMessages.noteAdults)}
      onSubmit={onSubmit}
    />
  );
}
