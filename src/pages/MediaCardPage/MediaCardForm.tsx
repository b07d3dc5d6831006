import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { basicApi } from '@/api/basic';
import { formApi } from '@/api/form';
import { ownApi } from '@/api/own';
import type { Application, MediaCardApply } from '@/api/types';
import { useGuardedSend } from '@/features/captcha/useGuardedSend';
import { mediaCardMessages } from '@/features/mediaCard/messages';
import { useDraft } from '@/forms/useDraft';
import { FormPart } from '@/forms/FormPart';
import { sourcePart } from '@/lib/source';
import type { Locale } from '@/rules/locales';
import { selectKeptSource } from '@/state/keptSlice';
import type { AppDispatch } from '@/store/makeStore';

export const FORM_ID = 'media-card';

interface MediaCardFormProps {
  lang: Locale;
  /** Of the press office. */
  email: string;
  onTaken: (application: Application) => void;
}

/** The form of an application with its draft. */
export function MediaCardForm({ lang, email, onTaken }: MediaCardFormProps) {
  const dispatch = useDispatch<AppDispatch>();
  const { formatMessage } = useIntl();
  const source = useSelector(selectKeptSource);
  const { data: definition } = formApi.endpoints.currentForm.useQuery(FORM_ID);
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const { isRead, draft, save, drop } = useDraft({
    key: FORM_ID,
    form: definition,
  });
  const { send, captcha } = useGuardedSend(null, formatMessage(mediaCardMessages.lost));
  const sources = useMemo(() => ({ countries }), [countries]);
  if (!definition) return null;
  const noscript = formatMessage(mediaCardMessages.noscript, { email });
  return (
    <>
      <FormPart
        isReady={isRead}
        definition={definition}
        locale={lang}
        initialValues={draft?.values}
        onValuesChange={save}
        sources={sources}
        noscript={noscript}
        note={formatMessage(mediaCardMessages.note)}
        onSubmit={({ body }) => {
          // Validated against its file, so its core properties have the contract's shapes.
          const mediaCardApply = { ...body, ...sourcePart(source) } as MediaCardApply;
          return send<Application>(
            () => dispatch(ownApi.endpoints.ownMediaCard.initiate({ mediaCardApply })),
            (application) => {
              drop();
              onTaken(application);
            },
          );
        }}
      />
      {captcha}
    </>
  );
}
