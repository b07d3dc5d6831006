/** The reservation of a booth: /{lang}/exhibitors/booth-reservation and /{lang}/international/reserve-booth. */
import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import {
  basicApi,
  type BoothReservation,
  type BoothReserve,
  type BoothReserveEn,
  type BoothSale,
  type Edition,
  exhibitorApi,
  formApi,
  visitorEnApi,
} from '@/api';
import { type RequestedSize, exceedsAvailable, RequestedSizeStore } from '@/features/booth/area';
import { BoothHelp } from '@/features/booth/components/BoothHelp';
import { BoothReceipt } from '@/features/booth/components/BoothReceipt';
import { SalePanel } from '@/features/booth/components/SalePanel';
import { useCaptchaGuard } from '@/features/captcha/useCaptchaGuard';
import { useEdition } from '@/features/edition/useEdition';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import type { FormSubmission } from '@/forms/submit';
import { useDraft } from '@/forms/useDraft';
import { useSubmissionResult } from '@/forms/plain/useSubmissionResult';
import { useLocale } from '@/i18n/useLocale';
import { isChinese } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { sourceParam } from '@/lib/source';
import { type Locale, localise } from '@/rules/locales';
import { selectPersistedSource } from '@/state/persistedSlice';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage, type Page } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import { Anchor } from '@/ui/controls/Anchor';
import { FormLayout } from '@/ui/layout/FormLayout';
import styles from './BoothArea.module.css';

type BoothFormId = 'booth-zh' | 'booth-en';

interface ReserveOptions {
  formId: BoothFormId;
  /** Message for a request without a response. */
  connectionError: string;
  onReserved: (reservation: BoothReservation) => void;
}

/** Shows a captcha, sends the form, and reports the reservation. */
function useReserve({ formId, connectionError, onReserved }: ReserveOptions) {
  const [exhibitorBoothReserve] = exhibitorApi.endpoints.exhibitorBoothReserve.useMutation();
  const [visitorEnBoothReserve] = visitorEnApi.endpoints.visitorEnBoothReserve.useMutation();
  const source = useSelector(selectPersistedSource);
  const { send, captcha } = useCaptchaGuard('booth', connectionError);
  return {
    captcha,
    /** The form has been validated against its file, so its core properties have the contract's types. */
    submit({ body }: FormSubmission) {
      const request = { ...body, ...sourceParam(source) };
      return send<BoothReservation>(
        () =>
          formId === 'booth-zh'
            ? exhibitorBoothReserve(request as BoothReserve)
            : visitorEnBoothReserve(request as BoothReserveEn),
        onReserved,
      );
    },
  };
}

/** The size in the form and the space left, for content below the form's fields. */
const BoothAreaContext = createContext<{ sizeStore: RequestedSizeStore; sale: BoothSale | undefined }>({
  sizeStore: new RequestedSizeStore(),
  sale: undefined,
});

/** Below a size field: the total area, and whether that much is available. */
function BoothArea({ kind }: { kind: RequestedSize['kind'] }) {
  const { sizeStore, sale } = useContext(BoothAreaContext);
  const requestedSize = useSyncExternalStore(sizeStore.subscribe, sizeStore.getSnapshot, sizeStore.getSnapshot);
  const { formatMessage, formatNumber } = useIntl();
  const isTooLarge = requestedSize !== null && sale !== undefined && exceedsAvailable(requestedSize, sale);
  return (
    <span className={styles.area} role="status">
      {requestedSize?.kind === 'standard' && (
        <strong className={styles.sum}>
          {formatMessage({ id: 'booth.area' }, { area: formatNumber(requestedSize.area) })}
        </strong>
      )}
      {isTooLarge ? (
        <span>{formatMessage({ id: 'booth.moreThanFree' })}</span>
      ) : (
        sale && (
          <span className={styles.remaining}>
            {kind === 'standard'
              ? formatMessage({ id: 'booth.boothsFree' }, { count: sale.standardBoothsLeft })
              : formatMessage({ id: 'booth.areaFree' }, { area: formatNumber(sale.areaLeft) })}
          </span>
        )
      )}
    </span>
  );
}

interface BoothFormProps {
  formId: BoothFormId;
  edition: Edition;
  sale: BoothSale | undefined;
  onReserved: (reservation: BoothReservation) => void;
}

const FIELD_EXTRAS = { standardBooths: <BoothArea kind="standard" />, rawArea: <BoothArea kind="raw" /> };

/** The reservation form with its draft and its requested area, which updates on input. */
function BoothForm({ formId, edition: { contacts }, sale, onReserved }: BoothFormProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const { data: definition } = formApi.endpoints.currentForm.useQuery(formId);
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery(undefined, { skip: formId === 'booth-zh' });
  const draft = useDraft({ key: formId, form: definition });
  const { save } = draft;
  const storedValues = draft.draft?.values;
  const [sizeStore] = useState(() => new RequestedSizeStore());
  useEffect(() => {
    if (storedValues) sizeStore.update(storedValues);
  }, [storedValues, sizeStore]);
  const saveDraft = useCallback(
    (values: Record<string, unknown>) => {
      save(values);
      sizeStore.update(values);
    },
    [save, sizeStore],
  );
  const areas = useMemo(() => ({ sizeStore, sale }), [sizeStore, sale]);
  const connectionError = formatMessage({ id: 'form.networkError' });
  const { submit, captcha } = useReserve({
    formId,
    connectionError,
    onReserved: (reservation) => {
      draft.discard();
      onReserved(reservation);
    },
  });
  if (!definition) return null;
  const phone = isChinese(lang) ? contacts.phone : contacts.phoneInternational;
  const noscript = formatMessage({ id: 'booth.noscript' }, { phone, email: contacts.email });
  return (
    <BoothAreaContext.Provider value={areas}>
      <EmbeddedForm
        definition={definition}
        draft={draft}
        onValuesChange={saveDraft}
        countries={countries}
        fieldExtras={FIELD_EXTRAS}
        noscript={noscript}
        note={formatMessage({ id: 'booth.note' })}
        onSubmit={submit}
      />
      {captcha}
    </BoothAreaContext.Provider>
  );
}

type BoothRoute = 'boothReservation' | 'internationalReserveBooth';

const unsubscribed = { subscribe: false } as const;
const REFRESH_MS = 60_000;

/** Mainland companies give a mobile number, all others an e-mail address and a country. */
const formOf = (route: BoothRoute, lang: Locale): BoothFormId =>
  route === 'boothReservation' && lang === 'zh-cn' ? 'booth-zh' : 'booth-en';

/** The space left, refetched each minute while the page is open. */
function useSale() {
  const { timers } = useServices();
  const { data, refetch } = exhibitorApi.endpoints.exhibitorBoothSale.useQuery();
  useEffect(() => timers.every(REFRESH_MS, () => void refetch()), [timers, refetch]);
  return data;
}

/** A link to the other form, for Chinese users who opened the international one. */
function OtherForm({ route }: { route: BoothRoute }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  if (lang !== 'zh-cn') return null;
  const isMainlandForm = route === 'boothReservation';
  const href = (isMainlandForm ? paths.internationalReserveBooth : paths.boothReservation).href({ lang });
  return (
    <p>
      {formatMessage(isMainlandForm ? { id: 'booth.abroad' } : { id: 'booth.mainland' })}{' '}
      <Anchor href={href}>
        {formatMessage(isMainlandForm ? { id: 'booth.abroadLink' } : { id: 'booth.mainlandLink' })}
      </Anchor>
    </p>
  );
}

function BoothPage({ route }: { route: BoothRoute }) {
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const edition = useEdition();
  const sale = useSale();
  const [reservation, setReservation] = useSubmissionResult<BoothReservation>();
  const [resetCount, setResetCount] = useState(0);
  const formId = formOf(route, lang);
  const { data: form } = formApi.endpoints.currentForm.useQuery(formId);
  if (!form) return null;
  const isClosed = sale?.open === false;
  const title = reservation ? formatMessage({ id: 'booth.receiptTitle' }) : localise(form.title, lang);
  const contentKey = reservation?.id ?? (resetCount > 0 ? String(resetCount) : null);
  return (
    <FormLayout
      title={isClosed && !reservation ? formatMessage({ id: 'booth.closedTitle' }) : title}
      contentKey={contentKey}
      intro={
        reservation ? (
          <p>
            {formatMessage(
              { id: 'booth.receiptText' },
              {
                name: reservation.contactPerson,
                days: edition.contacts.replyWorkingDays,
              },
            )}
          </p>
        ) : isClosed ? (
          <p>{formatMessage({ id: 'booth.closedText' })}</p>
        ) : (
          <>
            <p>{localise(form.intro, lang)}</p>
            <OtherForm route={route} />
          </>
        )
      }
      side={
        <>
          {sale && !isClosed && <SalePanel sale={sale} themes={edition.themes} />}
          <BoothHelp contacts={edition.contacts} />
        </>
      }
    >
      {reservation ? (
        <BoothReceipt
          reservation={reservation}
          onAnother={() => {
            setReservation(null);
            setResetCount((count) => count + 1);
          }}
        />
      ) : (
        !isClosed && <BoothForm formId={formId} edition={edition} sale={sale} onReserved={setReservation} />
      )}
    </FormLayout>
  );
}

/** The reservation page of a route. */
export const boothPage = (route: BoothRoute): Page =>
  definePage({
    async load({ store: { dispatch }, locale }) {
      const formId = formOf(route, locale);
      await Promise.all([
        loadRequired(
          dispatch(formApi.endpoints.currentForm.initiate(formId, unsubscribed)),
          ...(formId === 'booth-en'
            ? [dispatch(basicApi.endpoints.basicCountries.initiate(undefined, unsubscribed))]
            : []),
        ),
        loadOptional(dispatch(exhibitorApi.endpoints.exhibitorBoothSale.initiate(undefined, unsubscribed))),
      ]);
    },
    crumbs: (state, { locale: lang }) => [
      { message: 'shell.home', path: paths.home.href({ lang }) },
      { message: 'booth.crumbExhibit', path: paths.exhibitorProcess.href({ lang }) },
      { name: localise(formApi.endpoints.currentForm.select(formOf(route, lang))(state).data?.title, lang) },
    ],
    Component: () => <BoothPage route={route} />,
  });
