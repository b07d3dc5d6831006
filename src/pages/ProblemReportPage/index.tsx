/** Reports a problem of the site, with what this tab has done. */
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { isApiError, ownApi, type ProblemReceipt, type ProblemReport, type Story } from '@/api';
import { recorderOf } from '@/app/store/story/recorder';
import { toStory } from '@/app/store/story/toStory';
import type { AppStore } from '@/app/store/makeStore';
import { useEdition } from '@/features/edition/useEdition';
import { formatDate } from '@/i18n/dates';
import { paths } from '@/lib/paths';
import { crumbsTo, definePage } from '@/pages/shared/definePage';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { Anchor } from '@/ui/controls/Anchor';
import { useHydrated } from '@/ui/hooks/useHydrated';
import { DetailRows } from '@/ui/layout/DetailRows';
import { FormLayout } from '@/ui/layout/FormLayout';
import { ReportForm } from './ReportForm';

function Receipt({ receipt: { number, deletedAt } }: { receipt: ProblemReceipt }) {
  const { formatMessage } = useIntl();
  const locale = useSelector(selectLocale);
  return (
    <>
      <p role="status">{formatMessage({ id: 'problemReport.sent' })}</p>
      <DetailRows
        rows={[
          { name: formatMessage({ id: 'problemReport.number' }), value: number },
          { name: formatMessage({ id: 'problemReport.deletedAt' }), value: formatDate(deletedAt, locale) },
        ]}
      />
    </>
  );
}

function ProblemReportPage() {
  const { formatMessage } = useIntl();
  const locale = useSelector(selectLocale);
  const { contacts } = useEdition();
  const services = useServices();
  const store = useStore() as AppStore;
  const [sendReport] = ownApi.endpoints.ownReportProblem.useMutation();
  const [receipt, setReceipt] = useState<ProblemReceipt | null>(null);
  const isHydrated = useHydrated();
  // As it was when the page opened: typing must not change what is shown.
  const story = useMemo(
    () => (isHydrated ? toStory(recorderOf(store, services)) : null),
    [isHydrated, store, services],
  );
  const send = async (report: ProblemReport): Promise<string | void> => {
    const { data, error } = await sendReport(report);
    if (data) return setReceipt(data);
    return isApiError(error) && error.kind === 'response'
      ? error.message
      : formatMessage({ id: 'problemReport.networkError' });
  };
  const save = (content: Story) =>
    services.download(
      services.objectUrl(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })),
      'story.json',
    );
  return (
    <FormLayout
      title={formatMessage({ id: 'problemReport.title' })}
      contentKey={receipt?.number}
      intro={!receipt && <p>{formatMessage({ id: 'problemReport.intro' })}</p>}
      side={
        <>
          <p>
            {formatMessage({ id: 'problemReport.help' })} <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
          </p>
          <p>
            <Anchor href={paths.privacy.href({ lang: locale })}>
              <FormattedMessage id="footer.privacy" />
            </Anchor>
          </p>
        </>
      }
    >
      {receipt ? <Receipt receipt={receipt} /> : <ReportForm story={story} onSend={send} onSave={save} />}
    </FormLayout>
  );
}

export const page = definePage({
  crumbs: crumbsTo('problemReport.title'),
  head: () => ({ noindex: true }),
  Component: ProblemReportPage,
});
