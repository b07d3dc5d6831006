/** /page/mobile/wxlink?path=<page>&query=<query>: a link that opens the mini-program (section 2). */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { wxApi } from '@/api';
import { miniProgramPage } from '@/lib/miniProgram';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { Button } from '@/ui/controls/Button';
import { StatusPanel } from '@/ui/layout/StatusPanel';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';

/** The contract's format of a mini-program page (wx.yaml, UrlLinkRequest). */
const PAGE_PATH = /^\/?[A-Za-z0-9_/-]{1,128}$/;
const MAX_QUERY_LENGTH = 512;

function MiniProgramPage() {
  const [wxUrlLink] = wxApi.endpoints.wxUrlLink.useMutation();
  const { formatMessage } = useIntl();
  const { navigation } = useServices();
  const params = useRouteQuery();
  const [state, setState] = useState<'ready' | 'asking' | 'failed'>('ready');
  const requestedPath = params.get('path') ?? '';
  const path = PAGE_PATH.test(requestedPath) ? requestedPath : miniProgramPage(params.get('source'));
  const query = (params.get('query') ?? '').slice(0, MAX_QUERY_LENGTH) || undefined;
  const openMiniProgram = async () => {
    setState('asking');
    const { data } = await wxUrlLink({ path, query });
    if (data) navigation.assign(data.urlLink);
    setState(data ? 'ready' : 'failed');
  };
  return (
    <StatusPanel
      title={formatMessage({ id: 'wechat.program' })}
      text={formatMessage({ id: 'wechat.programText' })}
      error={state === 'failed' ? formatMessage({ id: 'wechat.openFailed' }) : undefined}
    >
      <Button variant="main" size="large" onClick={() => void openMiniProgram()} disabled={state === 'asking'}>
        {formatMessage({ id: 'wechat.open' })}
      </Button>
    </StatusPanel>
  );
}

export const page = definePage({ head: () => ({ noindex: true }), Component: MiniProgramPage });
