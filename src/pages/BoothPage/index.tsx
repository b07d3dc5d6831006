/** The reservation of a booth: /{lang}/exhibitors/booth-reservation and /{lang}/international/reserve-booth. */
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { basicApi } from '@/api/basic';
import { exhibitorApi } from '@/api/exhibitor';
import { formApi } from '@/api/form';
import type { BoothReservation } from '@/api/types';
import { BoothHelp } from '@/features/booth/components/BoothHelp';
import { BoothTaken } from '@/features/booth/components/BoothTaken';
import { SalePanel } from '@/features/booth/components/SalePanel';
import { boothMessages, takenMessages } from '@/features/booth/messages';
import { useEdition } from '@/features/edition/useEdition';
import { useOutcome } from '@/forms/useOutcome';
import { paths } from '@/lib/paths';
import { localise, type Locale } from '@/rules/locales';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage, type Page } from '@/store/definePage';
import { needed, wanted } from '@/store/loading';
import { Anchor } from '@/ui/Anchor';
import { FormLayout } from '@/ui/FormLayout';
import { BoothForm } from './BoothForm';
import type { BoothForm as BoothFormId } from './useReserve';

type BoothRow = 'boothReservation' | 'internationalReserveBooth';

const once = { subscribe: false } as const;
const REFRESH_MS = 60_000;

/** Companies from the mainland leave a mobile number, all others an address and a country. */
const formOf = (row: BoothRow, lang: Locale): BoothFormId =>
  row === 'boothReservation' && lang === 'zh-cn' ? 'booth-zh' : 'booth-en';

/** What is left, asked for again each minute while the page is open. */
function useSale() {
  const { timers } = useServices();
  const { data, refetch } = exhibitorApi.endpoints.exhibitorBoothSale.useQuery();
  useEffect(() => timers.every(REFRESH_MS, () => void refetch()), [timers, refetch]);
  return data;
}

/** A reader of Chinese may have come to the form of the others. */
function OtherForm({ row, lang }: { row: BoothRow; lang: Locale }) {
  const { formatMessage } = useIntl();
  if (lang !== 'zh-cn') return null;
  const isMainland = row === 'boothReservation';
  const href = (isMainland ? paths.internationalReserveBooth : paths.boothReservation).href({ lang });
  return (
    <p>
      {formatMessage(isMainland ? boothMessages.abroad : boothMessages.mainland)}{' '}
      <Anchor href={href}>{formatMessage(isMainland ? boothMessages.abroadLink : boothMessages.mainlandLink)}</Anchor>
    </p>
  );
}

function BoothPage({ row }: { row: BoothRow }) {
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const edition = useEdition();
  const sale = useSale();
  const [taken, setTaken] = useOutcome<BoothReservation>();
  const [visits, setVisits] = useState(0);
  const formId = formOf(row, lang);
  const { data: form } = formApi.endpoints.currentForm.useQuery(formId);
  if (!form) return null;
  const isClosed = sale?.open === false;
  const title = taken ? formatMessage(takenMessages.takenTitle) : localise(form.title, lang);
  const shown = taken?.id ?? (visits > 0 ? String(visits) : null);
  return (
    <FormLayout
      title={isClosed && !taken ? formatMessage(boothMessages.closedTitle) : title}
      shown={shown}
      intro={
        taken ? (
          <p>
            {formatMessage(takenMessages.takenText, {
              name: taken.contactPerson,
              days: edition.contacts.replyWorkingDays,
            })}
          </p>
        ) : isClosed ? (
          <p>{formatMessage(boothMessages.closedText)}</p>
        ) : (
          <>
            <p>{localise(form.intro, lang)}</p>
            <OtherForm row={row} lang={lang} />
          </>
        )
      }
      side={
        <>
          {sale && !isClosed && <SalePanel sale={sale} themes={edition.themes} locale={lang} />}
          <BoothHelp contacts={edition.contacts} locale={lang} />
        </>
      }
    >
      {taken ? (
        <BoothTaken
          reservation={taken}
          locale={lang}
          onAnother={() => {
            setTaken(null);
            setVisits((count) => count + 1);
          }}
        />
      ) : (
        !isClosed && <BoothForm formId={formId} lang={lang} edition={edition} sale={sale} onTaken={setTaken} />
      )}
    </FormLayout>
  );
}

/** The reservation's page of a row of the table. */
export const boothPage = (row: BoothRow): Page =>
  definePage({
    async load({ store: { dispatch }, locale }) {
      const formId = formOf(row, locale);
      await Promise.all([
        needed(
          dispatch(formApi.endpoints.currentForm.initiate(formId, once)),
          ...(formId === 'booth-en' ? [dispatch(basicApi.endpoints.basicCountries.initiate(undefined, once))] : []),
        ),
        wanted(dispatch(exhibitorApi.endpoints.exhibitorBoothSale.initiate(undefined, once))),
      ]);
    },
    crumbs: (state, { locale: lang }) => [
      { message: boothMessages.crumbHome.id, path: paths.home.href({ lang }) },
      { message: boothMessages.crumbExhibit.id, path: paths.exhibitorProcess.href({ lang }) },
      { name: localise(formApi.endpoints.currentForm.select(formOf(row, lang))(state).data?.title, lang) },
    ],
    Component: () => <BoothPage row={row} />,
  });
