import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { basicApi } from '@/api/basic';
import { formApi } from '@/api/form';
import type { BoothReservation, BoothSale, Edition } from '@/api/types';
import { SizeWatch } from '@/features/booth/area';
import { BoothArea, BoothAreaContext } from '@/features/booth/components/BoothArea';
import { boothMessages } from '@/features/booth/messages';
import { useDraft } from '@/forms/useDraft';
import { FormPart } from '@/forms/FormPart';
import { isChinese } from '@/i18n/locales';
import type { Locale } from '@/rules/locales';
import { useReserve, type BoothForm as BoothFormId } from './useReserve';

interface BoothFormProps {
  formId: BoothFormId;
  lang: Locale;
  edition: Edition;
  sale: BoothSale | undefined;
  onTaken: (reservation: BoothReservation) => void;
}

const AREAS = { standardBooths: <BoothArea kind="standard" />, rawArea: <BoothArea kind="raw" /> };

/** The form of a reservation with its draft, and the area that it asks for as one types. */
export function BoothForm({ formId, lang, edition: { contacts }, sale, onTaken }: BoothFormProps) {
  const { formatMessage } = useIntl();
  const { data: definition } = formApi.endpoints.currentForm.useQuery(formId);
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery(undefined, { skip: formId === 'booth-zh' });
  const { isRead, draft, save, drop } = useDraft({
    key: formId,
    form: definition,
  });
  const [watch] = useState(() => new SizeWatch());
  useEffect(() => {
    if (draft) watch.read(draft.values);
  }, [draft, watch]);
  const keep = useCallback(
    (values: Record<string, unknown>) => {
      save(values);
      watch.read(values);
    },
    [save, watch],
  );
  const areas = useMemo(() => ({ watch, sale }), [watch, sale]);
  const lost = formatMessage(boothMessages.lost);
  const { submit, captcha } = useReserve({
    formId,
    lost,
    onTaken: (reservation) => {
      drop();
      onTaken(reservation);
    },
  });
  const sources = useMemo(() => ({ countries }), [countries]);
  if (!definition) return null;
  const phone = isChinese(lang) ? contacts.phone : contacts.phoneInternational;
  const noscript = formatMessage(boothMessages.noscript, { phone, email: contacts.email });
  return (
    <BoothAreaContext.Provider value={areas}>
      <FormPart
        isReady={isRead}
        definition={definition}
        locale={lang}
        initialValues={draft?.values}
        onValuesChange={keep}
        sources={sources}
        extras={AREAS}
        noscript={noscript}
        note={formatMessage(boothMessages.note)}
        onSubmit={submit}
      />
      {captcha}
    </BoothAreaContext.Provider>
  );
}
