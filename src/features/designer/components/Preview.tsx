import {
  Component,
  type Dispatch,
  memo,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmbeddedForm, type EmbeddedFormProps } from '@/forms/EmbeddedForm';
import type { CountrySource, FormServices } from '@/forms/kit';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { IntlRoot } from '@/i18n/IntlRoot';
import { langOf } from '@/i18n/locales';
import type { Catalog } from '@/i18n/texts';
import { keepFittingAnswers, mockAnswers } from '@/rules/forms/mockAnswers';
import type { FormDefinition } from '@/rules/forms/types';
import { languageTag, type Locale, localise } from '@/rules/locales';
import { useServices } from '@/state/ServicesContext';
import styles from './Preview.module.css';
import { PREVIEW_WIDTHS, PreviewTools } from './PreviewTools';

type PreviewFormProps = Omit<EmbeddedFormProps, 'noscript' | 'keepsAll'>;

/**
 * The form of a draft, rendered by the same component as on its page. Its props are stable, so that typing re-renders
 * the fields only.
 */
const PreviewForm = memo((props: PreviewFormProps) => <EmbeddedForm {...props} includesSensitive />);

/** Contains a form that fails to render. The next draft gets a new boundary by its key. */
class PreviewBoundary extends Component<
  { fallback: ReactNode; onCrash: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  override componentDidCatch() {
    this.props.onCrash();
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface PreviewTexts {
  locale: Locale;
  catalog: Catalog;
}

/** The texts of the preview's language, in addition to the page's; loaded on first use. */
function usePreviewTexts(locale: Locale): PreviewTexts | null {
  const [texts, setTexts] = useState<PreviewTexts | null>(null);
  useEffect(() => {
    let isStale = false;
    void import('@/i18n/loadWholeCatalog')
      .then(({ loadWholeCatalog }) => loadWholeCatalog(locale))
      .then((catalog) => {
        if (!isStale) setTexts({ locale, catalog });
      })
      // On failure the last language stays.
      .catch(() => undefined);
    return () => {
      isStale = true;
    };
  }, [locale]);
  return texts;
}

/** The scale at which this width fits into its frame; at most 1. */
function useFitScale(width: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [availableWidth, setRoom] = useState<number | null>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      // A hidden panel has no width and must not change the scale.
      if (entry && entry.contentRect.width > 0) setRoom(entry.contentRect.width);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { frame, scale: availableWidth === null ? 1 : Math.min(1, availableWidth / width) };
}

const REPORT_DEBOUNCE_MS = 40;
export type Answers = Readonly<Record<string, unknown>>;

interface PreviewProps {
  /** The last error-free state of the draft; null if there was none. */
  definition: FormDefinition | null;
  /** Whether that is the editor's current state. */
  isCurrent: boolean;
  /** The page's language. */
  pageLocale: Locale;
  /** All answers typed in any state of the draft. */
  draftAnswers: Answers;
  onAnswers: Dispatch<SetStateAction<Answers>>;
  countries: readonly CountrySource[] | undefined;
  services: FormServices;
  onSubmit: (submission: FormSubmission) => Promise<SubmitFailure | void>;
  /** The draft cannot be rendered. */
  onCrash: (definition: FormDefinition) => void;
  /** The pointer of the selected node, which is marked. */
  selected?: string;
  /** A field or group was clicked; a stable function. */
  onNodeClick: (pointer: string) => void;
}

/** The names of the countries in the preview's language, for the site's country list. */
function useCountries(countries: readonly CountrySource[] | undefined, locale: Locale) {
  return useMemo(() => {
    const names = new Intl.DisplayNames([languageTag(locale)], { type: 'region' });
    return countries?.map((country) => ({ ...country, name: names.of(country.code) ?? country.name }));
  }, [countries, locale]);
}

/** A form in progress: the definition and values it started with. Each restart is a new round. */
interface PreviewRun {
  definition: FormDefinition | null;
  number: number;
  values: Answers;
}

/** The values of the preview: initial ones, typed ones, and restarting with others. */
function usePreviewRun(
  definition: FormDefinition | null,
  draftAnswers: Answers,
  onAnswers: Dispatch<SetStateAction<Answers>>,
) {
  const [run, setRun] = useState<PreviewRun>({ definition: null, number: 0, values: {} });
  // A changed draft is a new form; it starts with the answers typed so far.
  if (definition && run.definition !== definition)
    setRun({ definition, number: run.number + 1, values: keepFittingAnswers(draftAnswers, definition) });
  const { timers } = useServices();
  const pendingReport = useRef<{ cancel: () => void } | null>(null);
  // Formily reports values while it renders, when no other component may update. Typing also has priority over the
  // display of its result.
  const report = useCallback(
    (values: Answers) => {
      pendingReport.current?.cancel();
      const cancel = timers.after(REPORT_DEBOUNCE_MS, () => onAnswers((before) => ({ ...before, ...values })));
      pendingReport.current = { cancel };
    },
    [onAnswers, timers],
  );
  useEffect(() => () => pendingReport.current?.cancel(), []);
  const restart = useCallback(
    (values: Answers) => {
      pendingReport.current?.cancel();
      onAnswers(values);
      setRun(({ definition: same, number }) => ({ definition: same, number: number + 1, values }));
    },
    [onAnswers],
  );
  return { run, report, restart };
}

const MARK = 'data-selected';

/** Marks the frame of the selected node and scrolls to it; the form itself knows nothing of a selection. */
function useSelectionMark(frame: RefObject<HTMLElement | null>, selected: string | undefined, run: number): void {
  useEffect(() => {
    const { current } = frame;
    current?.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
    const node = selected && current?.querySelector(`[data-node="${CSS.escape(selected)}"]`);
    if (!node) return;
    node.setAttribute(MARK, '');
    // Not while the visitor's view of the form is used.
    if (!node.contains(document.activeElement)) node.scrollIntoView({ block: 'nearest' });
  }, [frame, selected, run]);
}

interface PreviewPageProps {
  definition: FormDefinition;
  texts: PreviewTexts;
  run: number;
  onCrash: () => void;
  children: ReactNode;
}

/** The page around the form as on the site, in the preview's language except for the tool's own texts. */
function PreviewPage({ definition, texts: { locale, catalog }, run, onCrash, children }: PreviewPageProps) {
  const { formatMessage } = useIntl();
  const crashMessage = (
    <p className={styles.note} role="alert">
      {formatMessage({ id: 'designer.previewCrashed' })}
    </p>
  );
  return (
    <div className={styles.page}>
      <div>
        <h2 className={styles.title}>{localise(definition.title, locale)}</h2>
        {definition.intro && <p className={styles.intro}>{localise(definition.intro, locale)}</p>}
        <div className={styles.form}>
          <IntlRoot locale={locale} catalog={catalog}>
            <PreviewBoundary key={run} fallback={crashMessage} onCrash={onCrash}>
              {children}
            </PreviewBoundary>
          </IntlRoot>
        </div>
      </div>
      <p className={styles.side}>{formatMessage({ id: 'designer.previewHelp' })}</p>
    </div>
  );
}

/**
 * The draft as visitors will see it, in any language and width. Typed answers survive changes of the draft as long as
 * their fields do.
 */
export function Preview(props: PreviewProps) {
  const { definition, isCurrent, pageLocale, draftAnswers, onAnswers, services, onSubmit, onCrash, onNodeClick } =
    props;
  const [locale, setLocale] = useState<Locale>(pageLocale);
  const [width, setWidth] = useState<number>(PREVIEW_WIDTHS[0]);
  const { frame, scale } = useFitScale(width);
  const texts = usePreviewTexts(locale);
  const countries = useCountries(props.countries, texts?.locale ?? pageLocale);
  const { run, report, restart } = usePreviewRun(definition, draftAnswers, onAnswers);
  const shownForm = texts && run.definition;
  useSelectionMark(frame, props.selected, run.number);
  return (
    <div className={styles.panel}>
      <PreviewTools
        locale={locale}
        onLocale={setLocale}
        width={width}
        onWidth={setWidth}
        isEmpty={!definition}
        onFill={() => definition && restart(mockAnswers(definition))}
        onClear={() => restart({})}
      />
      {!isCurrent && (
        <p className={styles.note} role="status">
          <FormattedMessage
            {...(definition ? { id: 'designer.previewOutdated' } : { id: 'designer.previewUnavailable' })}
          />
        </p>
      )}
      <div className={styles.ground}>
        <div className={styles.frame} ref={frame}>
          {shownForm && (
            <div
              className={styles.sheet}
              data-width={width}
              style={{ width, zoom: scale }}
              lang={langOf(texts.locale, pageLocale)}
            >
              <PreviewPage definition={shownForm} texts={texts} run={run.number} onCrash={() => onCrash(shownForm)}>
                <PreviewForm
                  definition={shownForm}
                  initialValues={run.values}
                  onValuesChange={report}
                  countries={countries}
                  services={services}
                  onSubmit={onSubmit}
                  onNodeClick={onNodeClick}
                />
              </PreviewPage>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
