/** The application of journalists for a media card. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { type Application, basicApi, formApi, type MediaCardApply, ownApi } from '@/api';
import { useCaptchaGuard } from '@/features/captcha/useCaptchaGuard';
import { useEdition } from '@/features/edition/useEdition';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import { useDraft } from '@/forms/useDraft';
import { useSubmissionResult } from '@/forms/plain/useSubmissionResult';
import { useLocale } from '@/i18n/useLocale';
import { formatDateTime } from '@/i18n/dates';

import { paths } from '@/lib/paths';
import { sourceParam } from '@/lib/source';
import { localise } from '@/rules/locales';
import { selectPersistedSource } from '@/state/persistedSlice';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { DetailRows } from '@/ui/layout/DetailRows';
import { FormLayout } from '@/ui/layout/FormLayout';
import { Actions, Panel } from '@/ui/layout/Layout';
import styles from './MediaCard.module.css';

/** The press office, its room, and what to bring. */
function MediaCardHelp({ email }: { email: string }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <>
      <Panel as="section" aria-labelledby="media-card-bring">
        <h2 id="media-card-bring" className={styles.title}>
          {formatMessage({ id: 'mediaCard.bringTitle' })}
        </h2>
        <ul className={styles.list}>
          <li>{formatMessage({ id: 'mediaCard.bringId' })}</li>
          <li>{formatMessage({ id: 'mediaCard.bringCard' })}</li>
        </ul>
      </Panel>
      <Panel as="section" variant="line" aria-labelledby="media-card-help">
        <h2 id="media-card-help" className={styles.title}>
          {formatMessage({ id: 'mediaCard.helpTitle' })}
        </h2>
        <p className={styles.text}>{formatMessage({ id: 'mediaCard.helpText' })}</p>
        <ul className={styles.links}>
          <li>
            <a className={styles.link} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
          <li>
            <Anchor className={styles.link} href={paths.media.href({ lang: locale })}>
              {formatMessage({ id: 'mediaCard.more' })}
            </Anchor>
          </li>
        </ul>
      </Panel>
    </>
  );
}

const FORM_ID = 'media-card';

interface MediaCardFormProps {
  /** Of the press office. */
  email: string;
  onSubmitted: (application: Application) => void;
}

/** The application form with its draft. */
function MediaCardForm({ email, onSubmitted }: MediaCardFormProps) {
  const [ownMediaCard] = ownApi.endpoints.ownMediaCard.useMutation();
  const { formatMessage } = useIntl();
  const source = useSelector(selectPersistedSource);
  const { data: definition } = formApi.endpoints.currentForm.useQuery(FORM_ID);
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const draft = useDraft({ key: FORM_ID, form: definition });
  const { send, captcha } = useCaptchaGuard(null, formatMessage({ id: 'form.networkError' }));
  if (!definition) return null;
  const noscript = formatMessage({ id: 'mediaCard.noscript' }, { email });
  return (
    <>
      <EmbeddedForm
        definition={definition}
        draft={draft}
        countries={countries}
        noscript={noscript}
        note={formatMessage({ id: 'mediaCard.note' })}
        onSubmit={({ body }) => {
          // Validated against its file, so its core properties have the contract's types.
          const mediaCardApply = { ...body, ...sourceParam(source) } as MediaCardApply;
          return send<Application>(
            () => ownMediaCard(mediaCardApply),
            (application) => {
              draft.discard();
              onSubmitted(application);
            },
          );
        }}
      />
      {captcha}
    </>
  );
}

interface MediaCardReceiptProps {
  application: Application;
  onAnother: () => void;
}

/** Confirms the application, with further links. */
function MediaCardReceipt({ application: { id, number, createdAt }, onAnother }: MediaCardReceiptProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <>
      <DetailRows
        rows={[
          { name: formatMessage({ id: 'mediaCard.receiptNumber' }), value: number ?? id },
          { name: formatMessage({ id: 'mediaCard.receiptAt' }), value: formatDateTime(createdAt, locale) },
        ]}
      />
      <Actions className={styles.actions} data-no-print>
        <Anchor href={paths.media.href({ lang: locale })} className={buttonClass('secondary')}>
          {formatMessage({ id: 'mediaCard.more' })}
        </Anchor>
        <Button variant="quiet" onClick={onAnother}>
          {formatMessage({ id: 'mediaCard.another' })}
        </Button>
      </Actions>
    </>
  );
}

const unsubscribed = { subscribe: false } as const;

function MediaCardPage() {
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const { contacts } = useEdition();
  const [application, setApplication] = useSubmissionResult<Application>();
  const [resetCount, setResetCount] = useState(0);
  const { data: form } = formApi.endpoints.currentForm.useQuery(FORM_ID);
  if (!form) return null;
  return (
    <FormLayout
      title={application ? formatMessage({ id: 'mediaCard.receiptTitle' }) : localise(form.title, lang)}
      contentKey={application?.id ?? (resetCount > 0 ? String(resetCount) : null)}
      intro={
        <p>
          {application
            ? formatMessage(
                { id: 'mediaCard.receiptText' },
                { email: application.email, days: contacts.replyWorkingDays },
              )
            : localise(form.intro, lang)}
        </p>
      }
      side={<MediaCardHelp email={contacts.pressEmail} />}
    >
      {application ? (
        <MediaCardReceipt
          application={application}
          onAnother={() => {
            setApplication(null);
            setResetCount((count) => count + 1);
          }}
        />
      ) : (
        <MediaCardForm email={contacts.pressEmail} onSubmitted={setApplication} />
      )}
    </FormLayout>
  );
}

export const page = definePage({
  load: ({ store: { dispatch } }) =>
    loadRequired(
      dispatch(formApi.endpoints.currentForm.initiate(FORM_ID, unsubscribed)),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, unsubscribed)),
    ),
  crumbs: (state, { locale: lang }) => [
    { message: 'shell.home', path: paths.home.href({ lang }) },
    { message: 'mediaCard.crumbMedia', path: paths.media.href({ lang }) },
    { name: localise(formApi.endpoints.currentForm.select(FORM_ID)(state).data?.title, lang) },
  ],
  Component: MediaCardPage,
});
