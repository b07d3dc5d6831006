/** Where designers edit, check, try and publish forms. */
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { basicApi, type ListedForm, ownApi } from '@/api';
import { SecretForm } from '@/features/designer/components/SecretForm';
import { LANGUAGE_NAMES } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { languageTag, LOCALES } from '@/rules/locales';
import { secretEntered } from '@/state/designerSlice';
import { selectLocale } from '@/state/localeSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import type { AppDispatch } from '@/app/store/makeStore';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';
import { useHydrated } from '@/ui/hooks/useHydrated';
import { useFocusRecovery } from '@/ui/hooks/useFocusRecovery';
import { Stack } from '@/ui/layout/Layout';
import styles from './FormsPage.module.css';

/** The forms with their versions as files: shown without JavaScript, and before sign-in. */
const FormFileList = ({ forms }: { forms: readonly ListedForm[] }) => (
  <Stack>
    <p className={styles.startListLead}>
      <FormattedMessage id="designer.intro" />
    </p>
    <noscript>
      <p className={styles.startListLead}>
        <FormattedMessage id="designer.noscript" />
      </p>
    </noscript>
    <ul className={styles.list}>
      {forms.map(({ formId, versions }) => (
        <li key={formId} className={styles.form}>
          <strong>{formId}</strong>
          <span className={styles.versions}>
            {versions.map(({ formVersion, url }) => (
              <a key={formVersion} href={url} className={styles.link}>
                {`${formId}/${formVersion}.json`}
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </Stack>
);

// Editor, check and preview are useless without JavaScript, and too heavy for the server.
const DesignerWorkspace = lazy(async () => ({ default: (await import('./DesignerWorkspace')).DesignerWorkspace }));

const unsubscribed = { subscribe: false } as const;

/** The languages of this page, whose URL has none. */
function Languages() {
  const { formatMessage } = useIntl();
  const current = useSelector(selectLocale);
  const query = useRouteQuery();
  const href = (locale: string) => {
    const next = new URLSearchParams(query);
    next.set('lang', locale);
    return `${paths.forms.href()}?${next.toString()}`;
  };
  return (
    <nav aria-label={formatMessage({ id: 'designer.languages' })} className={styles.languages}>
      <ul>
        {LOCALES.map((locale) => (
          <li key={locale}>
            {/* A plain link: another language is loaded as a new document. */}
            <a
              href={href(locale)}
              lang={languageTag(locale)}
              hrefLang={languageTag(locale)}
              aria-current={locale === current ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[locale].short}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Passes the secret to the form endpoints, and checks it. */
function useSecretCheck() {
  const [ownForms] = ownApi.endpoints.ownForms.useLazyQuery();
  const dispatch = useDispatch<AppDispatch>();
  const { formatMessage } = useIntl();
  return async (secret: string): Promise<string | null> => {
    dispatch(secretEntered(secret));
    const { data, error } = await ownForms();
    if (data?.access === 'granted') return null;
    dispatch(secretEntered(null));
    const isNetworkError = error && 'kind' in error && error.kind === 'network';
    return formatMessage(isNetworkError ? { id: 'designer.networkError' } : { id: 'designer.secretInvalid' });
  };
}

function FormsPage() {
  const { formatMessage } = useIntl();
  const inBrowser = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  // Other forms, cases and conditions replace what has the focus.
  useFocusRecovery(root);
  const query = useRouteQuery();
  const checkSecret = useSecretCheck();
  const { data: list } = ownApi.endpoints.ownForms.useQuery();
  const id = query.get('preview');
  const { data: shared } = ownApi.endpoints.ownFormPreview.useQuery(id ?? '', { skip: id === null });
  const renderStart = (content: ReactNode) => <div className={styles.start}>{content}</div>;
  const isGuest = list?.access !== 'granted';
  let content: ReactNode;
  if (!list) content = null;
  else if (isGuest && !shared)
    content = renderStart(
      <>
        <h2 className={styles.startTitle}>{formatMessage({ id: 'designer.secretTitle' })}</h2>
        <p className={styles.lead}>{formatMessage({ id: 'designer.secretText' })}</p>
        <SecretForm onEnter={checkSecret} />
      </>,
    );
  else if (!inBrowser) content = renderStart(<FormFileList forms={list.forms} />);
  else
    content = (
      <Suspense fallback={renderStart(<FormFileList forms={list.forms} />)}>
        <DesignerWorkspace
          forms={list.forms}
          shared={shared ?? null}
          isSharedExpired={id !== null && !shared}
          designer={isGuest ? null : list.designer}
          onEnter={checkSecret}
        />
      </Suspense>
    );
  return (
    <div className={styles.page} ref={root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{formatMessage({ id: 'designer.title' })}</h1>
        <Languages />
      </header>
      {content}
    </div>
  );
}

export const page = definePage({
  async load({ store: { dispatch }, query }) {
    const id = query.get('preview');
    await Promise.all([
      // Without designers on this site the page does not exist.
      loadRequired(dispatch(ownApi.endpoints.ownForms.initiate(undefined, unsubscribed))),
      loadOptional(
        dispatch(basicApi.endpoints.basicCountries.initiate(undefined, unsubscribed)),
        ...(id === null ? [] : [dispatch(ownApi.endpoints.ownFormPreview.initiate(id, unsubscribed))]),
      ),
    ]);
  },
  status(_world, state) {
    const isOpen = ownApi.endpoints.ownForms.select(undefined)(state).data?.access === 'granted';
    return isOpen ? 200 : 403;
  },
  head: () => ({ noindex: true }),
  Component: FormsPage,
});
