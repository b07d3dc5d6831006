/** The invitation, the guest's number, and the form: free of charge, because the exhibitor invites. */
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { redirect, useNavigate } from 'react-router-dom';
import {
  basicApi,
  type Edition,
  exhibitorApi,
  formApi,
  type Invitation,
  type InvitationRegister,
  selectEdition,
} from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { selectIsRegistrationOpen } from '@/features/registration/registrationSlice';
import { RegistrationClosedPage } from '@/features/visitor/components/RegistrationClosedPage';
import { type VerifyFailure, VerifyContactForm } from '@/features/visitor/components/VerifyContactForm';
import { closedPhase } from '@/features/visitor/components/ClosedNotice';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fetchRegistration } from '@/features/visitor/registrationPages';
import { registrationFlows } from '@/features/visitor/registrationFlows';
import { VerifiedForm } from '@/features/visitor/zh/VerifiedForm';
import { useVerifiedEntry } from '@/features/visitor/zh/useVerifiedEntry';
import { toVerifyFailure } from '@/features/visitor/registrationErrors';
import { useApiFailure } from '@/forms/apiFailure';
import { useLocale } from '@/i18n/useLocale';
import { formatDate } from '@/i18n/dates';
import { paths } from '@/lib/paths';
import { selectPhase } from '@/state/countdownSlice';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { DetailRows } from '@/ui/layout/DetailRows';
import styles from '../../features/visitor/zh/CardScan.module.css';

/** The inviting exhibitor, its location, and the invitation's expiry. */
function InvitationNote({ invitation }: { invitation: Invitation }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { exhibitorName, booths, code, validUntil } = invitation;
  return (
    <div className={styles.card}>
      <DetailRows
        rows={[
          { name: formatMessage({ id: 'visitor.invitationExhibitor' }), value: exhibitorName },
          {
            name: formatMessage({ id: 'visitor.invitationBooths' }),
            value: booths.map(({ number }) => number).join(', '),
          },
          { name: formatMessage({ id: 'visitor.invitationCode' }), value: code },
          { name: formatMessage({ id: 'visitor.invitationUntil' }), value: formatDate(validUntil, locale) },
        ]}
      />
    </div>
  );
}

const buttonTexts = { submit: { id: 'visitor.entryContinue' }, submitting: { id: 'visitor.entryContinuing' } } as const;

function InvitationCheckView() {
  const query = useRouteQuery();
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isRegistrationOpen = useSelector(selectIsRegistrationOpen);
  const invitationCode = query.get('code') ?? '';
  const { data } = exhibitorApi.endpoints.exhibitorMyRegist.useQuery({ invitationCode });
  if (!edition || !data) return null;
  if (!isRegistrationOpen)
    return <RegistrationClosedPage flow={registrationFlows.mobile} phase={closedPhase(phase)} edition={edition} />;
  return <InvitationForm invitation={data.invitation} edition={edition} />;
}

function InvitationForm({ invitation, edition }: { invitation: Invitation; edition: Edition }) {
  const [exhibitorSmsCodeValid] = exhibitorApi.endpoints.exhibitorSmsCodeValid.useMutation();
  const [exhibitorRegist] = exhibitorApi.endpoints.exhibitorRegist.useMutation();
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const navigate = useNavigate();
  const { data: form } = formApi.endpoints.currentForm.useQuery('invitation');
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const toFailure = useApiFailure();
  const { sendCode, resendCooldown, captcha } = useSendCode('invitation');
  const { entry, storeEntry, discard: discardEntry } = useVerifiedEntry(useServices().clock, 'invitation');
  const onVerify = async (mobile: string, code: string): Promise<VerifyFailure | void> => {
    const { error } = await exhibitorSmsCodeValid({ mobile, code });
    if (!error) return storeEntry({ mobile });
    return toVerifyFailure(toFailure(error));
  };
  const onRegister = (body: object) => {
    const invitationRegister = { ...body, invitationCode: invitation.code } as InvitationRegister;
    return exhibitorRegist(invitationRegister);
  };
  const onDone = async () => {
    await navigate(paths.invitationResult.href());
    discardEntry();
  };
  const myRegistrationLink = (
    <Anchor href={paths.my.href({ lang })} className={buttonClass('text')}>
      {formatMessage({ id: 'visitor.invitationRegistered' })}
    </Anchor>
  );
  const title = formatMessage({ id: 'visitor.invitationFrom' }, { name: invitation.exhibitorName });
  return (
    <FlowPage step={null} title={title} intro={formatMessage({ id: 'visitor.invitationFree' })}>
      <InvitationNote invitation={invitation} />
      {entry ? (
        <VerifiedForm
          edition={edition}
          form={form}
          countries={countries}
          mobile={entry.mobile}
          operation="exhibitorRegist"
          onRegister={onRegister}
          onDone={onDone}
          onVerificationExpired={discardEntry}
          existsMessage={formatMessage({ id: 'visitor.entryExistsFind' })}
          actions={myRegistrationLink}
        />
      ) : (
        <VerifyContactForm
          contact="mobile"
          onSendCode={sendCode}
          resendCooldown={resendCooldown}
          onVerify={onVerify}
          buttonTexts={buttonTexts}
          actions={myRegistrationLink}
        />
      )}
      {captcha}
    </FlowPage>
  );
}

export const page = definePage({
  async load({ store: { dispatch }, query }) {
    const invitationCode = query.get('code');
    if (!invitationCode) throw redirect(paths.invitation.href());
    const registrationQuery = fetchRegistration(dispatch);
    await loadRequired(
      registrationQuery,
      dispatch(exhibitorApi.endpoints.exhibitorMyRegist.initiate({ invitationCode })),
      dispatch(formApi.endpoints.currentForm.initiate('invitation', { subscribe: false })),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
    );
    // A registered visitor needs no invitation.
    if ((await registrationQuery).data?.registration) throw redirect(paths.invitationResult.href(), 303);
  },
  head: () => ({ noindex: true }),
  Component: InvitationCheckView,
});
