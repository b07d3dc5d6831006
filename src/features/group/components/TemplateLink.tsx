import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { groupApi } from '@/api';
import { toastRaised } from '@/state/noticesSlice';
import { useServices } from '@/state/ServicesContext';
import { buttonClass } from '@/ui/Button';
import { Icon } from '@/ui/Icon';

const PATH = '/web/visit/group/downloadExcelTemplate';

/** The form as a file. A plain link, which always works; with script it comes in the language of the page. */
export function TemplateLink() {
  const { formatMessage } = useIntl();
  const [fetchTemplate, { isFetching }] = groupApi.endpoints.groupExcelTemplate.useLazyQuery();
  const dispatch = useDispatch();
  const { config } = useServices();
  const load = async () => {
    if (isFetching) return;
    const { error } = await fetchTemplate();
    if (error) dispatch(toastRaised({ kind: 'error', text: formatMessage({ id: 'group.templateFailed' }) }));
  };
  return (
    <a
      href={config.bases.main + PATH}
      download
      className={buttonClass('quiet')}
      aria-busy={isFetching}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        void load();
      }}
    >
      <Icon name="download" />
      {formatMessage(isFetching ? { id: 'group.templateLoading' } : { id: 'group.template' })}
    </a>
  );
}
