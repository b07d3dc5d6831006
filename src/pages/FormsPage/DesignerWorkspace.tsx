import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { type DesignerInfo, formApi, ownApi, type Preview } from '@/api';
import { type DesignerForm, LabelledSelect } from './Toolbar';
import { NewFormDialog } from '@/features/designer/studio/NewFormDialog';
import type { KeyedStorage } from '@/state/services';
import { SecretForm } from '@/features/designer/components/SecretForm';
import { readDrafts } from '@/features/designer/deviceDrafts';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/controls/Button';
import { ErrorState } from '@/ui/display/State';
import { Stack } from '@/ui/layout/Layout';
import styles from './DesignerWorkspace.module.css';
import { FormDesigner } from './FormDesigner';

interface FormPickerProps {
  forms: readonly DesignerForm[];
  formId: string;
  onChange: (formId: string) => void;
}

/** Selects a form; those with a draft on this device are marked. */
function FormPicker({ forms, formId, onChange }: FormPickerProps) {
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

interface DesignerWorkspaceProps {
  forms: readonly DesignerForm[];
  /** A shared draft, opened by its link. */
  shared: Preview | null;
  isSharedExpired: boolean;
  /** Null for a guest, who may view and try the shared draft only. */
  designer: DesignerInfo | null;
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

/** The forms, and those that have only begun on this device. */
function withNewForms(
  forms: readonly DesignerForm[],
  storage: KeyedStorage,
  selectedFormId: string | null,
): DesignerForm[] {
  const begun = [...Object.keys(readDrafts(storage)), ...(selectedFormId === null ? [] : [selectedFormId])];
  const isListed = (id: string) => forms.some(({ formId }) => formId === id);
  // A key with a question mark is a shared draft.
  const added = [...new Set(begun)].filter((id) => !isListed(id) && !id.includes('?'));
  return [...forms, ...added.map((formId) => ({ formId, current: null, versions: [], draft: null }))];
}

/** The designer's workspace: form selection, and the workspace of that form. */
export function DesignerWorkspace({
  forms: availableForms,
  shared,
  isSharedExpired,
  designer,
  onEnter,
}: DesignerWorkspaceProps) {
  const isGuest = designer === null;
  const { formatMessage } = useIntl();
  const locale = useSelector(selectLocale);
  const { storage } = useServices();
  // A guest knows the shared form only.
  const { data: sharedForm } = ownApi.endpoints.ownFormCurrent.useQuery(shared?.formId ?? '', {
    skip: !isGuest || !shared,
  });
  const [selectedFormId, setChosen] = useState<string | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const forms = isGuest
    ? sharedForm
      ? [{ ...sharedForm, draft: null }]
      : []
    : withNewForms(availableForms, storage, selectedFormId);
  const [published, setPublished] = useState<{ form: string; version: number } | null>(null);
  const formId = selectedFormId ?? shared?.formId ?? Object.keys(readDrafts(storage))[0] ?? forms[0]?.formId;
  const info = forms.find((form) => form.formId === formId) ?? forms[0];
  const urls = info?.versions.map(({ url }) => url) ?? [];
  const versions = formApi.endpoints.formVersions.useQuery(urls, { skip: !info });
  if (!info) return null;
  const sharedDraft = shared?.formId === info.formId ? shared : null;
  const pageHref =
    published &&
    (PAGES[published.form] ?? ((lang: { lang: string }) => paths.formPage.href({ ...lang, formId: published.form })));
  const choose = (id: string) => {
    setChosen(id);
    setPublished(null);
  };
  const picker = (
    <>
      <FormPicker forms={forms} formId={info.formId} onChange={choose} />
      {!isGuest && (
        <Button variant="quiet" size="small" onClick={() => setIsCreating(true)}>
          <FormattedMessage id="designer.newForm" />
        </Button>
      )}
    </>
  );
  return (
    <>
      {isCreating && (
        <NewFormDialog
          formIds={forms.map(({ formId: id }) => id)}
          onClose={() => setIsCreating(false)}
          onCreate={(id) => {
            setIsCreating(false);
            choose(id);
          }}
        />
      )}
      {isGuest && (
        <Stack gap={2} className={styles.notice}>
          <p>
            <FormattedMessage id="designer.secretGuest" />
          </p>
          <SecretForm onEnter={onEnter} />
        </Stack>
      )}
      {isSharedExpired && (
        <Stack as="p" gap={2} className={styles.notice} role="status">
          <FormattedMessage id="designer.sharedExpired" />
        </Stack>
      )}
      {published && (
        <p className={styles.done} role="status">
          <FormattedMessage id="designer.published" values={published} />{' '}
          {pageHref && (
            <a href={pageHref({ lang: locale })} className={styles.link}>
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
        <FormDesigner
          // A new version remounts the workspace with the next draft.
          key={`${info.formId}/${info.current?.formVersion ?? 0}/${sharedDraft?.id ?? ''}`}
          info={info}
          versions={versions.currentData}
          shared={sharedDraft}
          designer={designer}
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
