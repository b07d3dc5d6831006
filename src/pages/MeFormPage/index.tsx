/** The form of the legacy `me` area, for a verified mobile number. */
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { redirect, useNavigate } from 'react-router-dom';
import { basicApi, formApi, meApi, type MeInsert, selectEdition } from '@/api';
import { selectIsRegistrationOpen } from '@/features/registration/registrationSlice';
import { RegistrationClosedPage } from '@/features/visitor/components/RegistrationClosedPage';
import { closedPhase } from '@/features/visitor/components/ClosedNotice';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fetchRegistration } from '@/features/visitor/registrationPages';
import { useFeeText } from '@/features/visitor/useFee';
import { registrationFlows } from '@/features/visitor/registrationFlows';
import { VerifiedForm } from '@/features/visitor/zh/VerifiedForm';
import { useVerifiedEntry } from '@/features/visitor/zh/useVerifiedEntry';
import { paths } from '@/lib/paths';
import { selectPhase } from '@/state/countdownSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';

/** Without a verified number it redirects to verification. */
function MeFormView() {
  const [meInsert] = meApi.endpoints.meInsert.useMutation();
  const { formatMessage } = useIntl();
  const feeText = useFeeText({ hasLateFee: true });
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isRegistrationOpen = useSelector(selectIsRegistrationOpen);
  const navigate = useNavigate();
  const { data: form } = formApi.endpoints.currentForm.useQuery('me');
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const { isReady, entry, discard } = useVerifiedEntry(useServices().clock, 'me');
  const [isSent, setIsSent] = useState(false);
  const isVerificationMissing = isReady && !entry && !isSent;
  useEffect(() => {
    if (isVerificationMissing) void navigate(paths.meRegister.href(), { replace: true });
  }, [isVerificationMissing, navigate]);
  if (!edition) return null;
  if (!isRegistrationOpen)
    return <RegistrationClosedPage flow={registrationFlows.mobile} phase={closedPhase(phase)} edition={edition} />;
  const mobile = entry?.mobile ?? '';
  const onDone = async () => {
    setIsSent(true);
    await navigate(paths.meRegisterResult.href());
    discard();
  };
  return (
    <FlowPage
      step={null}
      title={formatMessage({ id: 'visitor.meTitle' })}
      intro={mobile && formatMessage({ id: 'visitor.meFormIntro' }, { mobile })}
      price={feeText}
    >
      <p style={{ marginBottom: 'var(--space-5)' }}>
        <Anchor href={paths.meRegister.href()} className={buttonClass('text')}>
          {formatMessage({ id: 'visitor.meAnotherNumber' })}
        </Anchor>
      </p>
      <VerifiedForm
        edition={edition}
        form={form}
        countries={countries}
        mobile={mobile}
        operation="meInsert"
        onRegister={(body) => meInsert(body as MeInsert)}
        onDone={onDone}
        onVerificationExpired={discard}
        existsMessage={formatMessage({ id: 'visitor.entryExistsOpen' })}
      />
    </FlowPage>
  );
}

export const page = definePage({
  async load({ store: { dispatch } }) {
    const registrationQuery = fetchRegistration(dispatch);
    await loadRequired(
      registrationQuery,
      dispatch(formApi.endpoints.currentForm.initiate('me', { subscribe: false })),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
    );
    if ((await registrationQuery).data?.registration) throw redirect(paths.meRegisterResult.href(), 303);
  },
  head: () => ({ noindex: true }),
  Component: MeFormView,
});
