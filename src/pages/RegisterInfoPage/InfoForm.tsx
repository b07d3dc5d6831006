import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { basicApi } from '@/api/basic';
import { formApi } from '@/api/form';
import type { Edition, VisitorRegistration } from '@/api/types';
import { Way } from '@/features/visitor/components/Way';
import { toFormValues } from '@/features/visitor/conversions';
import { wayMessages } from '@/features/visitor/messages';
import { useFeeText } from '@/features/visitor/useFee';
import { hasFee, ways } from '@/features/visitor/ways';
import { CardScan } from '@/features/visitor/zh/CardScan';
import { ProvedNumber } from '@/features/visitor/zh/ProvedNumber';
import type { CardField } from '@/features/visitor/zh/cardValues';
import { chineseForm } from '@/features/visitor/zh/chineseForm';
import { useDocumentDispute } from '@/features/visitor/zh/useDocumentDispute';
import type { Entry } from '@/features/visitor/zh/useEntry';
import { useRegions } from '@/features/visitor/zh/useRegions';
import { useDraft } from '@/forms/useDraft';
import { FormPart } from '@/forms/FormPart';
import { localise, type Locale } from '@/rules/locales';
import { TakeOver } from './TakeOver';
import { useCard } from './useCard';
import { useSave } from './useSave';

interface InfoFormProps {
  lang: Locale;
  edition: Edition;
  /** The registration that is being changed; null for a new one. */
  edited: VisitorRegistration | null;
  entry: Entry | null;
  /** Whether the browser's storage has been read. */
  isReady: boolean;
  onSent: () => void;
  onUnproved: () => void;
}

const FIRST = { country: 'CN' };

export function InfoForm(props: InfoFormProps) {
  const { lang, edition, edited, entry, isReady } = props;
  const { formatMessage } = useIntl();
  const { data: form } = formApi.endpoints.currentForm.useQuery(ways.zh.form);
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const definition = useMemo(() => form && chineseForm(form, edited), [form, edited]);
  const { isRead, draft, save, drop } = useDraft({
    key: edited ? `${ways.zh.form}:${edited.id}` : ways.zh.form,
    form,
    since: edited?.updatedAt,
  });
  const [filled, setFilled] = useState<Record<string, unknown> | undefined>();
  const onFill = useCallback((fields: readonly CardField[]) => {
    setFilled(Object.assign({}, ...fields.map(({ values }) => values)) as Record<string, unknown>);
  }, []);
  const mobile = entry?.mobile ?? edited?.mobile ?? '';
  const fee = useFeeText({ pays: true, hasCode: entry?.redeemCode !== undefined });
  const dispute = useDocumentDispute(lang);
  const submit = useSave({ ...props, dispute, mobile, redeemCode: entry?.redeemCode, onDone: drop });
  const scan = useCard(definition, lang);
  const findRegions = useRegions();
  const services = useMemo(() => ({ findRegions }), [findRegions]);
  const sources = useMemo(() => ({ countries }), [countries]);
  const masked = edited?.documentMasked;
  const extras = useMemo(
    () => ({
      documentNumber:
        dispute.choice || (masked !== undefined && formatMessage(wayMessages.documentKept, { masked })) || undefined,
    }),
    [dispute.choice, masked, formatMessage],
  );
  if (!definition) return null;
  const canBegin = isReady && isRead && (edited !== null || entry !== null);
  const { email, phone } = edition.contacts;
  const noscript = formatMessage(wayMessages.noscriptPhone, { email, phone });
  return (
    <Way
      way="zh"
      step="information"
      pays={edited !== null && hasFee(edited)}
      title={edited ? formatMessage(wayMessages.editTitle) : localise(definition.title, lang)}
      intro={edited ? formatMessage(wayMessages.editIntroZh) : localise(definition.intro, lang)}
      price={edited ? undefined : fee}
      side={
        <ProvedNumber
          mobile={mobile}
          redeemCode={entry?.redeemCode}
          isProved={entry !== null}
          changeHref={edited ? ways.zh.hrefs(lang).changeNumber : ways.zh.hrefs(lang).start}
          savedAt={draft?.savedAt ?? null}
        />
      }
    >
      {canBegin && edited === null && (
        <TakeOver form={definition} isNew={draft === null} onFill={(values) => setFilled(values)} />
      )}
      {canBegin && <CardScan onScan={scan} onFill={onFill} />}
      <FormPart
        isReady={canBegin}
        definition={definition}
        locale={lang}
        initialValues={draft?.values ?? (edited ? toFormValues(edited) : FIRST)}
        filled={filled}
        onValuesChange={save}
        sources={sources}
        services={services}
        extras={extras}
        noscript={noscript}
        note={formatMessage(wayMessages.noteAdults)}
        onSubmit={submit}
      />
    </Way>
  );
}
