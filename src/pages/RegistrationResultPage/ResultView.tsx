import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { basicApi } from '@/api/basic';
import { formApi } from '@/api/form';
import { ONCE } from '@/api/once';
import { ownApi } from '@/api/own';
import { selectEdition } from '@/api/site';
import { visitorApi } from '@/api/visitor';
import type { VisitorRegistration } from '@/api/types';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import { Badge } from '@/features/visitor/components/Badge';
import { BadgeActions } from '@/features/visitor/components/BadgeActions';
import { EarlierBadges } from '@/features/visitor/components/EarlierBadges';
import { InviteColleagues } from '@/features/visitor/components/InviteColleagues';
import { ResultHead } from '@/features/visitor/components/ResultHead';
import { ResultLayout } from '@/features/visitor/components/ResultLayout';
import { Bring, ResultLinks } from '@/features/visitor/components/ResultMore';
import { fullName } from '@/features/visitor/conversions';
import { jobTitleOf } from '@/features/visitor/labels';
import { useAnother } from '@/features/visitor/useAnother';
import { useInvite } from '@/features/visitor/useInvite';
import { contactOf, wayOf } from '@/features/visitor/ways';
import { paths } from '@/lib/paths';
import { selectPhase } from '@/state/countdownSlice';
import { selectLocale } from '@/state/localeSlice';
import { useHydrated } from '@/ui/useHydrated';
import { useServices } from '@/state/ServicesContext';
import type { AppDispatch } from '@/store/makeStore';

/** Fetches the calendar file and hands it over; resolves with whether that worked. */
function useCalendar({ id, number }: VisitorRegistration) {
  const dispatch = useDispatch<AppDispatch>();
  const { download } = useServices();
  return async (): Promise<boolean> => {
    const { data } = await dispatch(ownApi.endpoints.ownRegistrationCalendar.initiate({ id }, ONCE));
    if (data === undefined) return false;
    download(new Blob([data], { type: 'text/calendar;charset=utf-8' }), `${number ?? id}.ics`);
    return true;
  };
}

export function ResultView() {
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  return data?.registration ? <Result key={data.registration.id} visit={data.registration} /> : null;
}

function Result({ visit }: { visit: VisitorRegistration }) {
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectPreRegistrationOpen) ?? phase === 'open';
  const way = wayOf(visit);
  const { data: form } = formApi.endpoints.currentForm.useQuery(way.form);
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const { state } = useLocation() as { state: { isNew?: boolean } | null };
  // The browser remembers the state over a reload, of which the server knows nothing.
  const isHydrated = useHydrated();
  const services = useServices();
  const another = useAnother();
  const onCalendar = useCalendar(visit);
  const onInvite = useInvite(visit);
  if (!edition || !form) return null;
  const hrefs = way.hrefs(lang);
  const contact = contactOf(visit) ?? '';
  return (
    <ResultLayout
      head={
        <ResultHead
          city={edition.venue.city}
          name={visit.firstName ?? fullName(visit)}
          contact={contact}
          isNew={isHydrated && state?.isNew === true}
        />
      }
      badge={
        <>
          <Badge
            locale={lang}
            edition={edition}
            firstName={visit.firstName ?? fullName(visit)}
            lastName={visit.lastName ?? ''}
            jobTitle={jobTitleOf(visit, form, lang)}
            company={visit.company ?? ''}
            country={countries?.find(({ code }) => code === visit.country)?.name ?? visit.country ?? ''}
            number={visit.number}
            qrContent={visit.qrContent}
          />
          <BadgeActions onCalendar={onCalendar} onPrint={() => services.print()} />
        </>
      }
    >
      <Bring />
      {isOpen && (
        <>
          <InviteColleagues locale={lang} contact={way.contact} company={visit.company} onInvite={onInvite} />
          <ResultLinks editHref={hrefs.edit} mineHref={paths.my.href({ lang })} onAnother={() => void another(visit)} />
        </>
      )}
      <EarlierBadges />
    </ResultLayout>
  );
}
