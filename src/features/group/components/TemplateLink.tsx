import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { groupApi } from '@/api/group';
import { ONCE } from '@/api/once';
import { useOnce } from '@/forms/useOnce';
import { toastRaised } from '@/state/noticesSlice';
import { useServices } from '@/state/ServicesContext';
import { buttonClass } from '@/ui/Button';
import { Icon } from '@/ui/Icon';

const PATH = '/web/visit/group/downloadExcelTemplate';

/** The form as a file. A plain link, which always works; with script it comes in the language of the page. */
export function TemplateLink() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { config } = useServices();
  const [isLoading, once] = useOnce();
  const load = async () => {
    const { error } = await dispatch(groupApi.endpoints.groupExcelTemplate.initiate(undefined, ONCE));
    if (error) dispatch(toastRaised({ kind: 'error', text: formatMessage({ id: 'group.templateFailed' }) }));
  };
  return (
    <a
      href={config.bases.main + PATH}
      download
      className={buttonClass('quiet')}
      aria-busy={isLoading}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        void once(load);
      }}
    >
      <Icon name="download" />
      {formatMessage(isLoading ? { id: 'group.templateLoading' } : { id: 'group.template' })}
    </a>
  );
}
