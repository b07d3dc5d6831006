import { useCallback, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { basicApi, type Edition, formApi, visitorApi, type VisitorRegistration, wxApi } from '@/api';
import { SavedAt } from '@/features/visitor/components/SidePanel';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { toFormValues } from '@/features/visitor/conversions';
import { useFeeText } from '@/features/visitor/useFee';
import { hasFee, registrationFlows } from '@/features/visitor/registrationFlows';
import { CardScan } from '@/features/visitor/zh/CardScan';
import { type CardField, readCard, type ReadCard } from '@/features/visitor/zh/cardValues';
import { chineseForm } from '@/features/visitor/shownForm';
import { useDocumentDispute } from '@/features/visitor/zh/useDocumentDispute';
import type { Entry } from '@/features/visitor/zh/useEntry';
import { useRegions } from '@/features/visitor/zh/useRegions';
import { useCallFailure } from '@/forms/failures';
import { FormPart } from '@/forms/FormPart';
import { useDraft } from '@/forms/useDraft';
import { useLocale } from '@/i18n/useLocale';
import { migrateDraft } from '@/rules/forms/migrateAnswers';
import type { FormDefinition } from '@/rules/forms/types';
import { localise } from '@/rules/locales';
import { Anchor } from '@/ui/controls/Anchor';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import styles from '../../features/visitor/components/SidePanel.module.css';
import earlierVisitStyles from '../../features/visitor/zh/CardScan.module.css';
import { useSave } from './useSave';

interface EarlierVisitProps {
  year: number;
  /** A summary of the answers to fill in. */
  summary: string;
  onFill: () => void;
}

/** Fills in the answers of an earlier year. */
function EarlierVisit({ year, summary, onFill }: EarlierVisitProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isFilled, setIsFilled] = useState(false);
  return (
    <section className={earlierVisitStyles.card} aria-labelledby={id}>
      <div className={earlierVisitStyles.head}>
        <div>
          <h2 className={earlierVisitStyles.title} id={id}>
            {formatMessage({ id: 'visitor.earlierTitle' }, { year })}
          </h2>
          <p className={earlierVisitStyles.text}>{summary}</p>
        </div>
        <Button
          look="quiet"
          onClick={() => {
            onFill();
            setIsFilled(true);
          }}
        >
          <Icon name="check" />
          {formatMessage({ id: 'visitor.earlierFill' })}
        </Button>
      </div>
      <p role="status" className={earlierVisitStyles.status}>
        {isFilled && formatMessage({ id: 'visitor.earlierFilled' })}
      </p>
    </section>
  );
}

interface ProvedNumberProps {
  mobile: string;
  redeemCode: string | undefined;
  /** Whether it was verified just now. */
  isProved: boolean;
  changeHref: string;
  savedAt: string | null;
}

/** The form's mobile number, shown next to it. */
function ProvedNumber({ mobile, redeemCode, isProved, changeHref, savedAt }: ProvedNumberProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <div className={styles.who}>
        <p className={styles.name}>{mobile.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')}</p>
        <p className={styles.details}>
          {isProved && formatMessage({ id: 'visitor.entryProved' })}
          {redeemCode !== undefined && ` ${formatMessage({ id: 'visitor.entryRedeemed' }, { code: redeemCode })}`}
        </p>
        <Anchor href={changeHref} className={styles.change}>
          {formatMessage({ id: 'visitor.entryChangeNumber' })}
        </Anchor>
      </div>
      <SavedAt savedAt={savedAt} />
    </div>
  );
}

interface TakeOverProps {
  form: FormDefinition;
  /** Nothing has been typed: only then is prefilling safe. */
  isNew: boolean;
  onFill: (values: Record<string, unknown>) => void;
}

/** Offers to prefill the form from an earlier year, if the server has a registration of the verified number. */
function TakeOver({ form, isNew, onFill }: TakeOverProps) {
  // Decided on mount: typing creates a draft, which must not remove the offer.
  const [isOffered] = useState(isNew);
  const { data } = wxApi.endpoints.wxItesPre.useQuery(undefined, {
    skip: !isOffered,
    // The response depends on the number that this session has verified.
    refetchOnMountOrArgChange: true,
  });
  const earlier = data?.registration;
  const values = useMemo(() => (earlier ? migrateDraft({ ...earlier }, [], form) : {}), [earlier, form]);
  if (!earlier || Object.keys(values).length === 0) return null;
  const summary = [values['name'], values['company'], values['address']].filter(Boolean).join(', ');
  return <EarlierVisit year={earlier.year} summary={summary} onFill={() => onFill(values)} />;
}

/** Reads a photo of a business card. */
function useCard(form: FormDefinition | undefined) {
  const lang = useLocale();
  const [visitorBusinessCardScan] = visitorApi.endpoints.visitorBusinessCardScan.useMutation();
  const failureOf = useCallFailure();
  return useCallback(
    async (image: File): Promise<ReadCard | { message: string }> => {
      const { data, error } = await visitorBusinessCardScan({ businessCardUpload: { image } });
      if (data && form) return readCard(data, form, lang);
      return { message: failureOf(error).text };
    },
    [failureOf, form, lang, visitorBusinessCardScan],
  );
}

interface InfoFormProps {
  edition: Edition;
  /** The registration to edit; null for a new one. */
  edited: VisitorRegistration | null;
  entry: Entry | null;
  /** Whether the persisted state has been read. */
  isReady: boolean;
  onSent: () => void;
  onUnproved: () => void;
}

const FIRST = { country: 'CN' };

export function InfoForm(props: InfoFormProps) {
  const lang = useLocale();
  const { edition, edited, entry, isReady } = props;
  const { formatMessage } = useIntl();
  const { data: form } = formApi.endpoints.currentForm.useQuery(registrationFlows.zh.form);
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const definition = useMemo(() => form && chineseForm(form, edited), [form, edited]);
  const draft = useDraft({
    key: edited ? `${registrationFlows.zh.form}:${edited.id}` : registrationFlows.zh.form,
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
  const submit = useSave({ ...props, dispute, mobile, redeemCode: entry?.redeemCode, onDone: draft.drop });
  const scan = useCard(definition);
  const findRegions = useRegions();
  const services = useMemo(() => ({ findRegions }), [findRegions]);
  const masked = edited?.documentMasked;
  const extras = useMemo(
    () => ({
      documentNumber:
        dispute.choice ||
        (masked !== undefined && formatMessage({ id: 'visitor.documentStored' }, { masked })) ||
        undefined,
    }),
    [dispute.choice, masked, formatMessage],
  );
  if (!definition) return null;
  const canBegin = isReady && draft.isRead && (edited !== null || entry !== null);
  const { email, phone } = edition.contacts;
  const noscript = formatMessage({ id: 'visitor.noscriptPhone' }, { email, phone });
  return (
    <FlowPage
      way="zh"
      step="information"
      pays={edited !== null && hasFee(edited)}
      title={edited ? formatMessage({ id: 'visitor.editTitle' }) : localise(definition.title, lang)}
      intro={edited ? formatMessage({ id: 'visitor.editIntroZh' }) : localise(definition.intro, lang)}
      price={edited ? undefined : fee}
      side={
        <ProvedNumber
          mobile={mobile}
          redeemCode={entry?.redeemCode}
          isProved={entry !== null}
          changeHref={edited ? registrationFlows.zh.hrefs(lang).changeNumber : registrationFlows.zh.hrefs(lang).start}
          savedAt={draft.draft?.savedAt ?? null}
        />
      }
    >
      {canBegin && edited === null && (
        <TakeOver form={definition} isNew={draft.draft === null} onFill={(values) => setFilled(values)} />
      )}
      {canBegin && <CardScan onScan={scan} onFill={onFill} />}
      <FormPart
        isReady={canBegin}
        definition={definition}
        draft={draft}
        initialValues={edited ? toFormValues(edited) : FIRST}
        filled={filled}
        countries={countries}
        services={services}
        extras={extras}
        noscript={noscript}
        note={formatMessage({ id: 'visitor.noteAdults' })}
        onSubmit={submit}
      />
    </FlowPage>
  );
}
