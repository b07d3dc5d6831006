import { useIntl } from 'react-intl';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { groupApi } from '@/api';
import { toastRaised } from '@/state/noticesSlice';
import { useServices } from '@/state/ServicesContext';
import { buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { Panel } from '@/ui/layout/Layout';
import styles from './GroupPanels.module.css';

const PATH = '/web/visit/group/downloadExcelTemplate';

/** The template file. A plain link that always works; with JavaScript it has the page's language. */
export function TemplateLink() {
  const { formatMessage } = useIntl();
  const [fetchTemplate, { isFetching }] = groupApi.endpoints.groupExcelTemplate.useLazyQuery();
  const dispatch = useDispatch();
  const { config, download } = useServices();
  const load = async () => {
    if (isFetching) return;
    const { data } = await fetchTemplate();
    if (data) download(data.url, data.fileName);
    else dispatch(toastRaised({ kind: 'error', text: formatMessage({ id: 'group.templateFailed' }) }));
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

interface GroupHelpProps {
  email: string;
  /** Whether to show the instructions too. */
  showsInstructions?: boolean;
}

/** Five or more members can use a template file (section 5): uploaded here, or sent by e-mail. */
export function GroupHelp({ email, showsInstructions = false }: GroupHelpProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {showsInstructions && (
        <Panel as="section" variant="line" aria-labelledby="group-how">
          <h2 id="group-how" className={styles.title}>
            {formatMessage({ id: 'group.howTitle' })}
          </h2>
          <ol className={styles.list}>
            <li>{formatMessage({ id: 'group.how1' })}</li>
            <li>{formatMessage({ id: 'group.how2' })}</li>
            <li>{formatMessage({ id: 'group.how3' })}</li>
          </ol>
        </Panel>
      )}
      <Panel as="section" aria-labelledby="group-file">
        <h2 id="group-file" className={styles.title}>
          {formatMessage({ id: 'group.fileTitle' })}
        </h2>
        <p className={styles.text}>{formatMessage({ id: 'group.fileText' })}</p>
        <p className={styles.action}>
          <TemplateLink />
        </p>
        <p className={styles.text}>
          {formatMessage(
            { id: 'group.mail' },
            {
              email: (
                <a key="mail" className={styles.link} href={`mailto:${email}`}>
                  {email}
                </a>
              ),
            },
          )}
        </p>
      </Panel>
    </>
  );
}
