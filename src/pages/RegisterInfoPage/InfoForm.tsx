import { useCallback, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { basicApi, type Edition, formApi, visitorApi, type VisitorRegistration, wxApi } from '@/api';
import { SavedAt } from '@/features/visitor/components/RegistrantPanel';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { toFormValues } from '@/features/visitor/conversions';
import { useFeeText } from '@/features/visitor/useFee';
import { hasFee, registrationFlows } from '@/features/visitor/registrationFlows';
import { CardScan } from '@/features/visitor/zh/CardScan';
import { type CardField, toCardFields, type ScannedCard } from '@/features/visitor/zh/cardValues';
import { formWithoutMobile } from '@/features/visitor/adaptForm';
import { useDocumentDispute } from '@/features/visitor/zh/useDocumentDispute';
import type { VerifiedEntry } from '@/features/visitor/zh/useVerifiedEntry';
import { useRegions } from '@/features/visitor/zh/useRegions';
import { useApiFailure } from '@/forms/apiFailure';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import { useDraft } from '@/forms/useDraft';
import { useLocale } from '@/i18n/useLocale';
import { migrateDraft } from '@/rules/forms/versions/migrateAnswers';
import type { FormDefinition } from '@/rules/forms/types';
import { localise } from '@/rules/locales';
import { Anchor } from '@/ui/controls/Anchor';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import styles from '../../features/visitor/components/RegistrantPanel.module.css';
import cardStyles from '../../features/visitor/zh/CardScan.module.css';
import { useSave } from './useSave';

interface EarlierRegistrationProps {
  year: number;
  /** A summary of the answers to fill in. */
  summary: string;
  onPrefill: () => void;
}

/** A card with a button that prefills the form with the answers of an earlier year. */
function EarlierRegistration({ year, summary, onPrefill }: EarlierRegistrationProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isPrefilled, setIsPrefilled] = useState(false);
  return (
    <section className={cardStyles.card} aria-labelledby={id}>
      <div className={cardStyles.head}>
        <div>
          <h2 className={cardStyles.title} id={id}>
            {formatMessage({ id: 'visitor.earlierTitle' }, { year })}
          </h2>
          <p className={cardStyles.text}>{summary}</p>
        </div>
        <Button
          variant="quiet"
          onClick={() => {
            onPrefill();
            setIsPrefilled(true);
          }}
        >
          <Icon name="check" />
          {formatMessage({ id: 'visitor.earlierFill' })}
        </Button>
      </div>
      <p role="status" className={cardStyles.status}>
        {isPrefilled && formatMessage({ id: 'visitor.earlierFilled' })}
      </p>
    </section>
  );
}

interface VerifiedNumberProps {
  mobile: string;
  redeemCode: string | undefined;
  /** Whether it was verified just now. */
  isVerified: boolean;
  changeHref: string;
  savedAt: string | null;
}

/** The verified mobile number of the registration, shown next to the form. */
function VerifiedNumber({ mobile, redeemCode, isVerified, changeHref, savedAt }: VerifiedNumberProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <div className={styles.who}>
        <p className={styles.name}>{mobile.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')}</p>
        <p className={styles.details}>
          {isVerified && formatMessage({ id: 'visitor.entryVerified' })}
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

interface PrefillFromEarlierYearProps {
  form: FormDefinition;
  /** Whether nothing has been typed yet; only then can prefilling overwrite nothing. */
  isNew: boolean;
  onPrefill: (values: Record<string, unknown>) => void;
}

/** Offers to prefill the form from an earlier year, if the server has a registration of the verified number. */
function PrefillFromEarlierYear({ form, isNew, onPrefill }: PrefillFromEarlierYearProps) {
  // Evaluated on mount only: typing creates a draft, which must not remove the offer.
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
  return <EarlierRegistration year={earlier.year} summary={summary} onPrefill={() => onPrefill(values)} />;
}

/** Reads a photo of a business card. */
function useCardScan(form: FormDefinition | undefined) {
  const lang = useLocale();
  const [visitorBusinessCardScan] = visitorApi.endpoints.visitorBusinessCardScan.useMutation();
  const toFailure = useApiFailure();
  return useCallback(
    async (image: File): Promise<ScannedCard | { message: string }> => {
      const { data, error } = await visitorBusinessCardScan({ image });
      if (data && form) return toCardFields(data, form, lang);
      return { message: toFailure(error).summary };
    },
    [toFailure, form, lang, visitorBusinessCardScan],
  );
}

interface InfoFormProps {
  edition: Edition;
  /** The registration to edit; null for a new one. */
  existing: VisitorRegistration | null;
  entry: VerifiedEntry | null;
  /** Whether the persisted state has been read. */
  isReady: boolean;
  onSent: () => void;
  onVerificationExpired: () => void;
}

const INITIAL_VALUES = { country: 'CN' };

export function InfoForm(props: InfoFormProps) {
  const lang = useLocale();
  const { edition, existing, entry, isReady } = props;
  const { formatMessage } = useIntl();
  const { data: form } = formApi.endpoints.currentForm.useQuery(registrationFlows.mobile.form);
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const definition = useMemo(() => form && formWithoutMobile(form, existing), [form, existing]);
  const draft = useDraft({
    key: existing ? `${registrationFlows.mobile.form}:${existing.id}` : registrationFlows.mobile.form,
    form,
    recordUpdatedAt: existing?.updatedAt,
  });
  const [prefill, setPrefill] = useState<Record<string, unknown> | undefined>();
  const onPrefill = useCallback((fields: readonly CardField[]) => {
    setPrefill(Object.assign({}, ...fields.map(({ values }) => values)) as Record<string, unknown>);
  }, []);
  const mobile = entry?.mobile ?? existing?.mobile ?? '';
  const feeText = useFeeText({ hasLateFee: true, hasCode: entry?.redeemCode !== undefined });
  const dispute = useDocumentDispute(lang);
  const submit = useSave({ ...props, dispute, mobile, redeemCode: entry?.redeemCode, onSaved: draft.discard });
  const scan = useCardScan(definition);
  const findRegions = useRegions();
  const services = useMemo(() => ({ findRegions }), [findRegions]);
  const maskedDocument = existing?.documentMasked;
  const fieldExtras = useMemo(
    () => ({
      documentNumber:
        dispute.choice ||
        (maskedDocument !== undefined && formatMessage({ id: 'visitor.documentStored' }, { masked: maskedDocument })) ||
        undefined,
    }),
    [dispute.choice, maskedDocument, formatMessage],
  );
  if (!definition) return null;
  const canStart = isReady && draft.isReady && (existing !== null || entry !== null);
  const { email, phone } = edition.contacts;
  const noscript = formatMessage({ id: 'visitor.noscriptPhone' }, { email, phone });
  return (
    <FlowPage
      flow="mobile"
      step="information"
      hasFee={existing !== null && hasFee(existing)}
      title={existing ? formatMessage({ id: 'visitor.editTitle' }) : localise(definition.title, lang)}
      intro={existing ? formatMessage({ id: 'visitor.editIntroZh' }) : localise(definition.intro, lang)}
      price={existing ? undefined : feeText}
      side={
        <VerifiedNumber
          mobile={mobile}
          redeemCode={entry?.redeemCode}
          isVerified={entry !== null}
          changeHref={
            existing ? registrationFlows.mobile.hrefs(lang).changeNumber : registrationFlows.mobile.hrefs(lang).start
          }
          savedAt={draft.draft?.savedAt ?? null}
        />
      }
    >
      {canStart && existing === null && (
        <PrefillFromEarlierYear
          form={definition}
          isNew={draft.draft === null}
          onPrefill={(values) => setPrefill(values)}
        />
      )}
      {canStart && <CardScan onScan={scan} onFill={onPrefill} />}
      <EmbeddedForm
        isReady={canStart}
        definition={definition}
        draft={draft}
        initialValues={existing ? toFormValues(existing) : INITIAL_VALUES}
        prefill={prefill}
        countries={countries}
        services={services}
        fieldExtras={fieldExtras}
        noscript={noscript}
        note={formatMessage({ id: 'visitor.noteAdults' })}
        onSubmit={submit}
      />
    </FlowPage>
  );
}
