/** A form with a page of its own, as its file describes it: /{lang}/form/{formId} (docs/forms.md). */
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { basicApi, formApi, type FormPageState, type FormSubmit, type FormSubmitted, ownApi } from '@/api';
import { useCaptchaGuard } from '@/features/captcha/useCaptchaGuard';
import { useEdition } from '@/features/edition/useEdition';
import { useApiFailure } from '@/forms/apiFailure';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import type { FormServices } from '@/forms/kit';
import { useDraft } from '@/forms/useDraft';
import { useSubmissionResult } from '@/forms/plain/useSubmissionResult';
import { formatDateTime } from '@/i18n/dates';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import { sourceParam } from '@/lib/source';
import { FORM_ID, type FormDefinition } from '@/rules/forms/types';
import { isLocale, localise } from '@/rules/locales';
import { selectPersistedSource } from '@/state/persistedSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired, requireFormat } from '@/pages/shared/loading';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { DetailRows } from '@/ui/layout/DetailRows';
import { FormLayout } from '@/ui/layout/FormLayout';
import { Actions, Panel, Stack } from '@/ui/layout/Layout';
import type { RootState } from '../../app/store/makeStore';

/** Uploads files of the form; they are answers once it is sent. */
function useFormServices(formId: string): FormServices {
  const [ownUploadFile] = ownApi.endpoints.ownUploadFile.useMutation();
  const [ownRemoveUpload] = ownApi.endpoints.ownRemoveUpload.useMutation();
  const toFailure = useApiFailure();
  return useMemo(
    () => ({
      async uploadFile(field, file, signal) {
        const request = ownUploadFile({ formId, formUpload: { field, file } });
        signal.addEventListener('abort', () => request.abort());
        const { data, error } = await request;
        if (data) return data;
        const { summary, errors = [] } = toFailure(error);
        // An error of the file itself stays; others, such as a lost connection, may pass.
        return { message: summary, isFinal: errors.length > 0 };
      },
      // The server deletes it after a day at the latest.
      removeUpload: (id) => void ownRemoveUpload({ formId, id }),
    }),
    [formId, ownUploadFile, ownRemoveUpload, toFailure],
  );
}

interface OpenFormProps {
  form: FormDefinition;
  /** The organiser's address. */
  email: string;
  onSubmitted: (submission: FormSubmitted) => void;
}

/** The form with its draft. */
function OpenForm({ form, email, onSubmitted }: OpenFormProps) {
  const { formId } = form;
  const [ownSubmitForm] = ownApi.endpoints.ownSubmitForm.useMutation();
  const { formatMessage } = useIntl();
  const source = useSelector(selectPersistedSource);
  const { data: countries } = basicApi.endpoints.basicCountries.useQuery();
  const draft = useDraft({ key: formId, form });
  const services = useFormServices(formId);
  const { send, captcha } = useCaptchaGuard(null, formatMessage({ id: 'form.networkError' }));
  return (
    <>
      <EmbeddedForm
        definition={form}
        draft={draft}
        countries={countries}
        services={services}
        noscript={formatMessage({ id: 'formPage.noscript' }, { email })}
        onSubmit={({ body: { formVersion, answers } }) => {
          // Validated against its file, so the answers have the contract's types.
          const formSubmit = { formVersion, answers, ...sourceParam(source) } as FormSubmit;
          return send<FormSubmitted>(
            () => ownSubmitForm({ formId, formSubmit }),
            (submission) => {
              draft.discard();
              onSubmitted(submission);
            },
          );
        }}
      />
      {captcha}
    </>
  );
}

/** Why the form cannot be filled in. */
function ClosedForm({ page: { state, opensAt, closesAt } }: { page: FormPageState }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const moment = state === 'notYetOpen' ? opensAt : closesAt;
  return (
    <Panel as="p">
      {state === 'notYetOpen' || state === 'closed'
        ? formatMessage({ id: `formPage.${state}` }, { moment: moment && formatDateTime(moment, locale) })
        : formatMessage({ id: 'formPage.full' })}
    </Panel>
  );
}

interface ReceiptProps {
  submission: FormSubmitted;
  onAnother: () => void;
}

/** The number of the submission, with further links. */
function Receipt({ submission: { number, email, createdAt }, onAnother }: ReceiptProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <Stack gap={5}>
      <DetailRows
        rows={[
          { name: formatMessage({ id: 'formPage.number' }), value: number },
          { name: formatMessage({ id: 'formPage.sentAt' }), value: formatDateTime(createdAt, locale) },
        ]}
      />
      <Actions data-no-print>
        {/* The state page needs the number and the e-mail address. */}
        {email !== null && number !== null && (
          <Anchor href={paths.submission.href({ lang: locale, number })} className={buttonClass('secondary')}>
            {formatMessage({ id: 'formPage.status' })}
          </Anchor>
        )}
        <Button variant="quiet" onClick={onAnother}>
          {formatMessage({ id: 'formPage.another' })}
        </Button>
      </Actions>
    </Stack>
  );
}

/** Until when the form is open, its free places, and where questions go. */
function Facts({ page: { state, closesAt, free }, email }: { page: FormPageState; email: string }) {
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  const isOpen = state === 'open';
  const until = isOpen && closesAt && { moment: formatDateTime(closesAt, locale) };
  const rows = [
    {
      name: formatMessage({ id: 'formPage.until' }),
      value: until && formatMessage({ id: 'formPage.shenzhenTime' }, until),
    },
    { name: formatMessage({ id: 'formPage.free' }), value: isOpen && free !== null && formatNumber(free) },
  ].filter(({ value }) => value);
  return (
    <>
      {rows.length > 0 && <DetailRows rows={rows} />}
      <p>
        {formatMessage({ id: 'formPage.help' })} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  );
}

function FormPage() {
  const { formId = '' } = useParams();
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { email } = useEdition().contacts;
  const [submission, setSubmission] = useSubmissionResult<FormSubmitted>();
  const [resetCount, setResetCount] = useState(0);
  const { data: form } = formApi.endpoints.currentForm.useQuery(formId);
  // The document may be a minute old (docs/decisions/0009); a form must open and close on time.
  const { data: info } = ownApi.endpoints.ownFormCurrent.useQuery(formId, { refetchOnMountOrArgChange: true });
  const page = info?.page;
  if (!form || !page) return null;
  const side = <Facts page={page} email={email} />;
  if (submission)
    return (
      <FormLayout
        title={formatMessage({ id: 'formPage.receiptTitle' })}
        contentKey={submission.number ?? submission.createdAt}
        intro={
          <>
            <p>
              {submission.email === null
                ? formatMessage({ id: 'formPage.keepNumber' })
                : formatMessage({ id: 'formPage.receiptText' }, { email: submission.email })}
            </p>
            {form.page?.thanks && <p>{localise(form.page.thanks, locale)}</p>}
          </>
        }
        side={side}
      >
        <Receipt
          submission={submission}
          onAnother={() => {
            setSubmission(null);
            setResetCount((count) => count + 1);
          }}
        />
      </FormLayout>
    );
  return (
    <FormLayout
      title={localise(form.title, locale)}
      contentKey={resetCount > 0 ? String(resetCount) : null}
      intro={form.intro && <p>{localise(form.intro, locale)}</p>}
      side={side}
    >
      {page.state === 'open' ? (
        <OpenForm form={form} email={email} onSubmitted={setSubmission} />
      ) : (
        <ClosedForm page={page} />
      )}
    </FormLayout>
  );
}

const unsubscribed = { subscribe: false } as const;

const formOf = (state: RootState, formId = '') => formApi.endpoints.currentForm.select(formId)(state).data;
const pageOf = (state: RootState, formId = '') => ownApi.endpoints.ownFormCurrent.select(formId)(state).data?.page;

export const page = definePage({
  async load({ store: { dispatch, getState }, params: { formId = '' } }) {
    requireFormat(formId, FORM_ID);
    await loadRequired(dispatch(ownApi.endpoints.ownFormCurrent.initiate(formId, unsubscribed)));
    if (!pageOf(getState(), formId)) throw new Response(null, { status: 404 });
    await loadRequired(
      dispatch(formApi.endpoints.currentForm.initiate(formId, unsubscribed)),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, unsubscribed)),
    );
  },
  head(state, { locale, params: { formId } }) {
    const form = formOf(state, formId);
    if (!form) return {};
    return {
      title: localise(form.title, locale),
      description: localise(form.intro, locale),
      languages: form.languages?.filter(isLocale),
      noindex: pageOf(state, formId)?.state === 'open' ? undefined : true,
    };
  },
  crumbs: (state, { locale: lang, params: { formId } }) => [
    { message: 'shell.home', path: paths.home.href({ lang }) },
    { name: localise(formOf(state, formId)?.title, lang) },
  ],
  Component: FormPage,
});
