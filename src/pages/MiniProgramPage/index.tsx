/** /page/mobile/wxlink?path=<page>&query=<query>: a link that opens the mini-program (section 2). */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { wxApi } from '@/api';
import { miniProgramPage } from '@/lib/miniProgram';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { Button } from '@/ui/controls/Button';
import { StatusPanel } from '@/ui/layout/StatusPanel';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';

/** The contract's format of a mini-program page (wx.yaml, UrlLinkRequest). */
const PAGE = /^\/?[A-Za-z0-9_/-]{1,128}$/;
const MAX_QUERY_LENGTH = 512;

function MiniProgramPage() {
  const [wxUrlLink] = wxApi.endpoints.wxUrlLink.useMutation();
  const { formatMessage } = useIntl();
  const { navigation } = useServices();
  const params = useOwnQuery();
  const [state, setState] = useState<'ready' | 'asking' | 'failed'>('ready');
  const requested = params.get('path') ?? '';
  const path = PAGE.test(requested) ? requested : miniProgramPage(params.get('source'));
  const query = (params.get('query') ?? '').slice(0, MAX_QUERY_LENGTH) || undefined;
  const open = async () => {
    setState('asking');
    const { data } = await wxUrlLink({ urlLinkRequest: { path, query } });
    if (data) navigation.assign(data.urlLink);
    setState(data ? 'ready' : 'failed');
  };
  return (
    <StatusPanel
      title={formatMessage({ id: 'wechat.program' })}
      text={formatMessage({ id: 'wechat.programText' })}
      error={state === 'failed' ? formatMessage({ id: 'wechat.openFailed' }) : undefined}
    >
      <Button look="main" size="large" onClick={() => void open()} disabled={state === 'asking'}>
        {formatMessage({ id: 'wechat.open' })}
      </Button>
    </StatusPanel>
  );
}

export const page = definePage({ head: () => ({ noindex: true }), Component: MiniProgramPage });
