/** The form of the old me area, for a verified number. */
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { redirect, useNavigate } from 'react-router-dom';
import { basicApi, formApi, meApi, type MeInsert, selectEdition } from '@/api';
import { selectRegistrationOpen } from '@/features/registration/registrationSlice';
import { Closed } from '@/features/visitor/components/Closed';
import { closedPhase } from '@/features/visitor/components/NoForm';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fetchVisit } from '@/features/visitor/visitPages';
import { useFeeText } from '@/features/visitor/useFee';
import { registrationFlows } from '@/features/visitor/registrationFlows';
import { ProvedForm } from '@/features/visitor/zh/ProvedForm';
import { useEntry } from '@/features/visitor/zh/useEntry';
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
  const fee = useFeeText({ pays: true });
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectRegistrationOpen);
  const navigate = useNavigate();
  const { data: form } = formApi.endpoints.currentForm.useQuery('me');
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const { isRead, entry, drop } = useEntry(useServices().clock, 'me');
  const [isSent, setIsSent] = useState(false);
  const isLost = isRead && !entry && !isSent;
  useEffect(() => {
    if (isLost) void navigate(paths.meRegister.href(), { replace: true });
  }, [isLost, navigate]);
  if (!edition) return null;
  if (!isOpen) return <Closed way={registrationFlows.zh} phase={closedPhase(phase)} edition={edition} />;
  const mobile = entry?.mobile ?? '';
  const onDone = async () => {
    setIsSent(true);
    await navigate(paths.meRegisterResult.href());
    drop();
  };
  return (
    <FlowPage
      step={null}
      title={formatMessage({ id: 'visitor.meTitle' })}
      intro={mobile && formatMessage({ id: 'visitor.meFormIntro' }, { mobile })}
      price={fee}
    >
      <p style={{ marginBottom: 'var(--space-5)' }}>
        <Anchor href={paths.meRegister.href()} className={buttonClass('text')}>
          {formatMessage({ id: 'visitor.meAnotherNumber' })}
        </Anchor>
      </p>
      <ProvedForm
        edition={edition}
        form={form}
        countries={countries}
        mobile={mobile}
        onRegister={(body) => meInsert({ meInsert: body as MeInsert })}
        onDone={onDone}
        onUnproved={drop}
        exists={formatMessage({ id: 'visitor.entryExistsOpen' })}
      />
    </FlowPage>
  );
}

export const page = definePage({
  async load({ store: { dispatch } }) {
    const visitResult = fetchVisit(dispatch);
    await loadRequired(
      visitResult,
      dispatch(formApi.endpoints.currentForm.initiate('me', { subscribe: false })),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
    );
    if ((await visitResult).data?.registration) throw redirect(paths.meRegisterResult.href(), 303);
  },
  head: () => ({ noindex: true }),
  Component: MeFormView,
});
