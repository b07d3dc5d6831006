/** /clear-storage: removes everything this site has stored in the browser, then goes home (section 2). */
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { paths } from '@/lib/paths';
import { useServices } from '@/state/ServicesContext';
import { ticketCleared } from '@/state/ticketSlice';
import { definePage } from '@/pages/shared/definePage';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { StatusPanel } from '@/ui/layout/StatusPanel';

function ClearStoragePage() {
  const { formatMessage } = useIntl();
  const { clearBrowserData, navigation } = useServices();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(ticketCleared());
    void clearBrowserData().then(() => navigation.assign(paths.root.href()));
  }, [dispatch, clearBrowserData, navigation]);
  return (
    <StatusPanel title={formatMessage({ id: 'clearStorage.title' })} text={formatMessage({ id: 'clearStorage.text' })}>
      <p>
        <Anchor href={paths.root.href()} className={buttonClass('secondary')}>
          {formatMessage({ id: 'clearStorage.home' })}
        </Anchor>
      </p>
    </StatusPanel>
  );
}

export const page = definePage({ head: () => ({ noindex: true }), Component: ClearStoragePage });
