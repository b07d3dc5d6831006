/** The colleagues of a registration: added in a batch, invited now or later, removed. */
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { type Partner, selectEdition, visitorApi, type VisitorRegistration } from '@/api';
import { selectIsRegistrationOpen } from '@/features/registration/registrationSlice';
import { RegistrationClosedPage } from '@/features/visitor/components/RegistrationClosedPage';
import { InviteColleagues } from '@/features/visitor/components/InviteColleagues';
import { closedPhase } from '@/features/visitor/components/ClosedNotice';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fetchRegistration, registrationCrumbsTo } from '@/features/visitor/registrationPages';
import { fetchPartners, useInviteColleagues } from '@/features/visitor/useInviteColleagues';
import { flowOf, registrationFlows } from '@/features/visitor/registrationFlows';
import { useApiFailure } from '@/forms/apiFailure';
import type { SubmitFailure } from '@/forms/submit';
import { paths } from '@/lib/paths';
import { selectPhase } from '@/state/countdownSlice';
import { selectLocale } from '@/state/localeSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Actions, Stack } from '@/ui/layout/Layout';
import styles from '../../features/visitor/components/Panel.module.css';

/** The notice for a user without a registration, who cannot invite. */
function ReferralHint({ hrefs }: { hrefs: { start: string; findRegistration: string } }) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={3} className={styles.panel}>
      <h2 className={styles.partTitle}>{formatMessage({ id: 'visitor.referralRegister' })}</h2>
      <p>{formatMessage({ id: 'visitor.referralRegisterText' })}</p>
      <Actions className={styles.actions}>
        <Anchor href={hrefs.start} className={buttonClass('main', 'large')}>
          {formatMessage({ id: 'visitor.referralStart' })}
        </Anchor>
        <Anchor href={hrefs.findRegistration} className={buttonClass('quiet', 'large')}>
          {formatMessage({ id: 'visitor.referralFind' })}
        </Anchor>
      </Actions>
    </Stack>
  );
}

function ReferralView() {
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isRegistrationOpen = useSelector(selectIsRegistrationOpen);
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  if (!edition || !data) return null;
  const registration = data.registration;
  const flow = registration
    ? flowOf(registration)
    : lang === 'zh-cn'
      ? registrationFlows.mobile
      : registrationFlows.email;
  if (!isRegistrationOpen) return <RegistrationClosedPage flow={flow} phase={closedPhase(phase)} edition={edition} />;
  return (
    <FlowPage
      step={null}
      title={formatMessage({ id: 'visitor.referralTitle' })}
      intro={formatMessage({ id: 'visitor.referralIntro' })}
    >
      {registration ? (
        <Colleagues key={registration.id} registration={registration} />
      ) : (
        <ReferralHint hrefs={{ start: flow.hrefs(lang).start, findRegistration: paths.my.href({ lang }) }} />
      )}
    </FlowPage>
  );
}

function Colleagues({ registration }: { registration: VisitorRegistration }) {
  const [visitorDeletePartner] = visitorApi.endpoints.visitorDeletePartner.useMutation();
  const toFailure = useApiFailure();
  const dispatch = useDispatch<AppDispatch>();
  const { data: partners } = visitorApi.endpoints.visitorPartners.useQuery(undefined);
  const invite = useInviteColleagues(registration);
  const onRemove = async ({ id }: Partner): Promise<SubmitFailure | null> => {
    const { error } = await visitorDeletePartner(id);
    if (error) return toFailure(error);
    await fetchPartners(dispatch);
    return null;
  };
  return (
    <InviteColleagues
      contact={flowOf(registration).name}
      company={registration.company}
      partners={partners}
      onInvite={invite}
      onRemove={onRemove}
    />
  );
}

export const page = definePage({
  async load({ store: { dispatch } }) {
    const registrationQuery = fetchRegistration(dispatch);
    await loadRequired(registrationQuery);
    if ((await registrationQuery).data?.registration) await loadRequired(fetchPartners(dispatch));
  },
  crumbs: registrationCrumbsTo('visitor.referralCrumb'),
  Component: ReferralView,
});
