import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { basicApi, formApi, ownApi, selectEdition, visitorApi, type VisitorRegistration } from '@/api';
import { selectIsRegistrationOpen } from '@/features/registration/registrationSlice';
import { Badge } from '@/features/visitor/components/Badge';
import { EarlierBadges } from '@/features/visitor/components/EarlierBadges';
import { InviteColleagues } from '@/features/visitor/components/InviteColleagues';
import { BringSection, ResultLinks } from '@/features/visitor/components/ResultLinks';
import { fullName } from '@/features/visitor/conversions';
import { useRegisterAnother } from '@/features/visitor/prefill';
import { useInviteColleagues } from '@/features/visitor/useInviteColleagues';
import { contactOf, flowOf } from '@/features/visitor/registrationFlows';
import { paths } from '@/lib/paths';
import { listFields } from '@/rules/forms/fields';
import type { FormDefinition } from '@/rules/forms/types';
import { type Locale, localise } from '@/rules/locales';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { useFocusOnNavigation } from '@/ui/hooks/useFocusOnNavigation';
import { useHydrated } from '@/ui/hooks/useHydrated';
import styles from '../../features/visitor/components/Result.module.css';

interface BadgeActionsProps {
  /** Resolves with whether the calendar file was downloaded. */
  onCalendar: () => Promise<boolean>;
  onPrint: () => void;
}

/** The actions below the badge. */
function BadgeActions({ onCalendar, onPrint }: BadgeActionsProps) {
  const { formatMessage } = useIntl();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div>
      <div className={styles.buttons}>
        <Button onClick={() => void onCalendar().then((isDownloaded) => setHasFailed(!isDownloaded))}>
          <Icon name="calendar" />
          {formatMessage({ id: 'visitor.calendar' })}
        </Button>
        <Button variant="quiet" onClick={onPrint}>
          <Icon name="printer" />
          {formatMessage({ id: 'ui.print' })}
        </Button>
      </div>
      <p role="status" className={styles.failed}>
        {hasFailed && formatMessage({ id: 'visitor.calendarFailed' })}
      </p>
    </div>
  );
}

interface ResultHeadProps {
  city: string;
  name: string;
  /** Where the copy is sent: an e-mail address or a mobile number. */
  contact: string;
  /** Whether the registration has just been completed; its e-mail is being sent. */
  isNew: boolean;
}

function ResultHead({ city, name, contact, isNew }: ResultHeadProps) {
  const { formatMessage } = useIntl();
  const heading = useFocusOnNavigation();
  return (
    <header className={styles.head}>
      <span className={styles.tick}>
        <Icon name="check" size={24} />
      </span>
      <div className={styles.body}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {formatMessage({ id: 'visitor.badgeTitle' }, { city, name })}
        </h1>
        <p className={styles.text}>
          {formatMessage(isNew ? { id: 'visitor.completeSending' } : { id: 'visitor.complete' }, { email: contact })}
        </p>
      </div>
    </header>
  );
}

/** An option's label in the form's own language; undefined if this form version does not have it. */
function optionLabel(
  form: FormDefinition,
  field: string,
  value: string | undefined,
  locale: Locale,
): string | undefined {
  const schema = listFields(form).find(({ name }) => name === field)?.schema;
  const option = schema?.enum?.find((candidate) => candidate.value === value);
  return option && localise(option.label, locale);
}

/** The job title on the badge: the visitor's own text, else the label of the selected option. */
const jobTitleOf = ({ jobTitle, jobTitleOther }: VisitorRegistration, form: FormDefinition, locale: Locale): string =>
  jobTitleOther ?? optionLabel(form, 'jobTitle', jobTitle, locale) ?? '';

/** The badge with its actions at the left, everything else next to it; stacked on a phone. */
const ResultLayout = ({ head, badge, children }: { head: ReactNode; badge: ReactNode; children: ReactNode }) => (
  <div className={styles.ground}>
    <div className={styles.page}>
      {head}
      <div className={styles.badge}>{badge}</div>
      <div className={styles.more}>{children}</div>
    </div>
  </div>
);

/** Downloads the calendar file; resolves with whether it succeeded. */
function useCalendar({ id, number }: VisitorRegistration) {
  const [ownRegistrationCalendar] = ownApi.endpoints.ownRegistrationCalendar.useLazyQuery();
  const { download, objectUrl } = useServices();
  return async (): Promise<boolean> => {
    const { data } = await ownRegistrationCalendar(id);
    if (data === undefined) return false;
    download(objectUrl(new Blob([data], { type: 'text/calendar;charset=utf-8' })), `${number ?? id}.ics`);
    return true;
  };
}

/** Inviting colleagues; the list is fetched after the first invitation here. */
function Colleagues({ registration }: { registration: VisitorRegistration }) {
  const { data: partners } = visitorApi.endpoints.visitorPartners.useQueryState(undefined);
  const onInvite = useInviteColleagues(registration);
  return (
    <InviteColleagues
      contact={flowOf(registration).name}
      company={registration.company}
      partners={partners}
      onInvite={onInvite}
    />
  );
}

export function ResultView() {
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  return data?.registration ? <Result key={data.registration.id} registration={data.registration} /> : null;
}

function Result({ registration }: { registration: VisitorRegistration }) {
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const isRegistrationOpen = useSelector(selectIsRegistrationOpen);
  const flow = flowOf(registration);
  const { data: form } = formApi.endpoints.currentForm.useQuery(flow.form);
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const { state } = useLocation() as { state: { isNew?: boolean } | null };
  // The browser restores location state on reload; the server does not know it.
  const isHydrated = useHydrated();
  const services = useServices();
  const registerAnother = useRegisterAnother();
  const onCalendar = useCalendar(registration);
  if (!edition || !form) return null;
  const hrefs = flow.hrefs(lang);
  const contact = contactOf(registration) ?? '';
  return (
    <ResultLayout
      head={
        <ResultHead
          city={edition.venue.city}
          name={registration.firstName ?? fullName(registration)}
          contact={contact}
          isNew={isHydrated && state?.isNew === true}
        />
      }
      badge={
        <>
          <Badge
            edition={edition}
            firstName={registration.firstName ?? fullName(registration)}
            lastName={registration.lastName ?? ''}
            jobTitle={jobTitleOf(registration, form, lang)}
            company={registration.company ?? ''}
            country={countries?.find(({ code }) => code === registration.country)?.name ?? registration.country ?? ''}
            number={registration.number}
            qrContent={registration.qrContent}
          />
          <BadgeActions onCalendar={onCalendar} onPrint={() => services.print()} />
        </>
      }
    >
      <BringSection />
      {isRegistrationOpen && (
        <>
          <Colleagues registration={registration} />
          <ResultLinks
            editHref={hrefs.edit}
            myRegistrationHref={paths.my.href({ lang })}
            onRegisterAnother={() => void registerAnother(registration)}
          />
        </>
      )}
      <EarlierBadges />
    </ResultLayout>
  );
}
