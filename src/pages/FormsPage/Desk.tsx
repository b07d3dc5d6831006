import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { formApi, type FormInfo, ownApi, type Preview } from '@/api';
import { LabelledSelect } from './Toolbar';
import { SecretForm } from '@/features/designer/components/SecretForm';
import { readDrafts } from '@/features/designer/deviceDrafts';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/controls/Button';
import { ErrorState } from '@/ui/display/State';
import { Stack } from '@/ui/layout/Layout';
import styles from './Desk.module.css';
import { FormDesk } from './FormDesk';

interface PickerProps {
  forms: readonly FormInfo[];
  formId: string;
  onChange: (formId: string) => void;
}

/** Selects a form; those with a draft on this device are marked. */
function Picker({ forms, formId, onChange }: PickerProps) {
  const { formatMessage } = useIntl();
  const { storage } = useServices();
  const drafts = readDrafts(storage);
  return (
    <LabelledSelect
      label={formatMessage({ id: 'designer.form' })}
      value={formId}
      options={forms.map(({ formId: form }) => ({
        value: form,
        label: drafts[form] ? formatMessage({ id: 'designer.hasDraft' }, { form }) : form,
      }))}
      onChange={onChange}
    />
  );
}

interface DeskProps {
  forms: readonly FormInfo[];
  /** A shared draft, opened by its link. */
  shared: Preview | null;
  isSharedGone: boolean;
  /** May view and try the shared draft only. */
  isGuest: boolean;
  onEnter: (secret: string) => Promise<string | null>;
}

/** The page of a form, for the link shown after publishing. */
const PAGES: Record<string, (lang: { lang: string }) => string> = {
  'visitor-en': paths.registration.href,
  'visitor-zh': paths.register.href,
  'questionnaire-en': paths.registrationQuestionnaire.href,
  'questionnaire-zh': paths.registerQuestionnaire.href,
  'booth-en': paths.internationalReserveBooth.href,
  'booth-zh': paths.boothReservation.href,
  'media-card': paths.mediaCard.href,
};

/** The designer's workspace: form selection, and the workspace of that form. */
export function Desk({ forms: listed, shared, isSharedGone, isGuest, onEnter }: DeskProps) {
  const { formatMessage } = useIntl();
  const locale = useSelector(selectLocale);
  const { storage } = useServices();
  // A guest knows the shared form only.
  const { data: only } = ownApi.endpoints.ownFormCurrent.useQuery(
    { formId: shared?.formId ?? '' },
    { skip: !isGuest || !shared },
  );
  const forms = isGuest ? (only ? [only] : []) : listed;
  const [chosen, setChosen] = useState<string | null>(null);
  const [published, setPublished] = useState<{ form: string; version: number } | null>(null);
  const formId = chosen ?? shared?.formId ?? Object.keys(readDrafts(storage))[0] ?? forms[0]?.formId;
  const info = forms.find((form) => form.formId === formId) ?? forms[0];
  const urls = info?.versions.map(({ url }) => url) ?? [];
  const versions = formApi.endpoints.formVersions.useQuery(urls, { skip: !info });
  if (!info) return null;
  const sharedHere = shared?.formId === info.formId ? shared : null;
  const pageOf = published && PAGES[published.form];
  const picker = (
    <Picker
      forms={forms}
      formId={info.formId}
      onChange={(id) => {
        setChosen(id);
        setPublished(null);
      }}
    />
  );
  return (
    <>
      {isGuest && (
        <Stack gap={2} className={styles.notice}>
          <p>
            <FormattedMessage id="designer.secretGuest" />
          </p>
          <SecretForm onEnter={onEnter} />
        </Stack>
      )}
      {isSharedGone && (
        <Stack as="p" gap={2} className={styles.notice} role="status">
          <FormattedMessage id="designer.sharedGone" />
        </Stack>
      )}
      {published && (
        <p className={styles.done} role="status">
          <FormattedMessage id="designer.published" values={published} />{' '}
          {pageOf && (
            <a href={pageOf({ lang: locale })} className={styles.link}>
              <FormattedMessage id="designer.openPage" />
            </a>
          )}
        </p>
      )}
      {versions.isError ? (
        <ErrorState
          title={formatMessage({ id: 'designer.loadFailed' })}
          actions={<Button onClick={() => void versions.refetch()}>{formatMessage({ id: 'designer.retry' })}</Button>}
        />
      ) : versions.currentData ? (
        <FormDesk
          // A new version remounts the workspace with the next draft.
          key={`${info.formId}/${info.current.formVersion}/${sharedHere?.id ?? ''}`}
          info={info}
          versions={versions.currentData}
          shared={sharedHere}
          isGuest={isGuest}
          picker={picker}
          onPublished={(version) => {
            setPublished({ form: info.formId, version });
            setChosen(info.formId);
          }}
        />
      ) : (
        <p className={styles.loading} role="status">
          <FormattedMessage id="designer.loading" />
        </p>
      )}
    </>
  );
}
