import {
  Component,
  type Dispatch,
  memo,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormPart, type FormPartProps } from '@/forms/FormPart';
import type { CountrySource, FormServices } from '@/forms/kit';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { IntlRoot } from '@/i18n/IntlRoot';
import { langOf } from '@/i18n/locales';
import type { Catalog } from '@/i18n/texts';
import type { FormDefinition } from '@/rules/forms/types';
import { languageTag, type Locale, localise } from '@/rules/locales';
import { useServices } from '@/state/ServicesContext';
import { carryOver, mockAnswers } from '../mockAnswers';
import styles from './Preview.module.css';
import { PREVIEW_WIDTHS, PreviewTools } from './PreviewTools';

type PreviewFormProps = Omit<FormPartProps, 'noscript' | 'keepsAll'>;

/**
 * The form of a draft, rendered by the same component as on its page. Its props are stable, so that typing re-renders
 * the fields only.
 */
const PreviewForm = memo((props: PreviewFormProps) => <FormPart {...props} noscript="" keepsAll />);

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
    let isLate = false;
    void import('@/i18n/wholeCatalog')
      .then(({ wholeCatalog }) => wholeCatalog(locale))
      .then((catalog) => {
        if (!isLate) setTexts({ locale, catalog });
      })
      // On failure the last language stays.
      .catch(() => undefined);
    return () => {
      isLate = true;
    };
  }, [locale]);
  return texts;
}

/** The scale at which this width fits into its frame; at most 1. */
function useFit(width: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);
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
  return { frame, scale: room === null ? 1 : Math.min(1, room / width) };
}

const REPORT_AFTER_MS = 40;
export type Answers = Readonly<Record<string, unknown>>;

interface PreviewProps {
  /** The last error-free state of the draft; null if there was none. */
  definition: FormDefinition | null;
  /** Whether that is the editor's current state. */
  isCurrent: boolean;
  /** The page's language. */
  pageLocale: Locale;
  /** All answers typed in any state of the draft. */
  typed: Answers;
  onTyped: Dispatch<SetStateAction<Answers>>;
  countries: readonly CountrySource[] | undefined;
  services: FormServices;
  onSubmit: (submission: FormSubmission) => Promise<SubmitFailure | void>;
  /** The draft cannot be rendered. */
  onCrash: (definition: FormDefinition) => void;
}

/** The names of the countries in the preview's language, for the site's country list. */
function useCountries(countries: readonly CountrySource[] | undefined, locale: Locale) {
  return useMemo(() => {
    const names = new Intl.DisplayNames([languageTag(locale)], { type: 'region' });
    return countries?.map((country) => ({ ...country, name: names.of(country.code) ?? country.name }));
  }, [countries, locale]);
}

/** A form in progress: the definition and values it started with. Each restart is a new round. */
interface Round {
  definition: FormDefinition | null;
  number: number;
  values: Answers;
}

/** The values of the preview: initial ones, typed ones, and restarting with others. */
function useRound(definition: FormDefinition | null, typed: Answers, onTyped: Dispatch<SetStateAction<Answers>>) {
  const [round, setRound] = useState<Round>({ definition: null, number: 0, values: {} });
  // A changed draft is a new form; it starts with the answers typed so far.
  if (definition && round.definition !== definition)
    setRound({ definition, number: round.number + 1, values: carryOver(typed, definition) });
  const { timers } = useServices();
  const late = useRef<{ cancel: () => void } | null>(null);
  // Formily reports values while it renders, when no other component may update. Typing also has priority over the
  // display of its result.
  const report = useCallback(
    (values: Answers) => {
      late.current?.cancel();
      const cancel = timers.after(REPORT_AFTER_MS, () => onTyped((before) => ({ ...before, ...values })));
      late.current = { cancel };
    },
    [onTyped, timers],
  );
  useEffect(() => () => late.current?.cancel(), []);
  const restart = useCallback(
    (values: Answers) => {
      late.current?.cancel();
      onTyped(values);
      setRound(({ definition: same, number }) => ({ definition: same, number: number + 1, values }));
    },
    [onTyped],
  );
  return { round, report, restart };
}

interface PreviewPageProps {
  definition: FormDefinition;
  texts: PreviewTexts;
  round: number;
  onCrash: () => void;
  children: ReactNode;
}

/** The page around the form as on the site, in the preview's language except for the tool's own texts. */
function PreviewPage({ definition, texts: { locale, catalog }, round, onCrash, children }: PreviewPageProps) {
  const { formatMessage } = useIntl();
  const crashed = (
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
            <PreviewBoundary key={round} fallback={crashed} onCrash={onCrash}>
              {children}
            </PreviewBoundary>
          </IntlRoot>
        </div>
      </div>
      <p className={styles.side}>{formatMessage({ id: 'designer.previewSide' })}</p>
    </div>
  );
}

/**
 * The draft as visitors will see it, in any language and width. Typed answers survive changes of the draft as long as
 * their fields do.
 */
export function Preview(props: PreviewProps) {
  const { definition, isCurrent, pageLocale, typed, onTyped, services, onSubmit, onCrash } = props;
  const [locale, setLocale] = useState<Locale>(pageLocale);
  const [width, setWidth] = useState<number>(PREVIEW_WIDTHS[0]);
  const { frame, scale } = useFit(width);
  const texts = usePreviewTexts(locale);
  const countries = useCountries(props.countries, texts?.locale ?? pageLocale);
  const { round, report, restart } = useRound(definition, typed, onTyped);
  const shown = texts && round.definition;
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
          <FormattedMessage {...(definition ? { id: 'designer.previewOld' } : { id: 'designer.previewNone' })} />
        </p>
      )}
      <div className={styles.ground}>
        <div className={styles.frame} ref={frame}>
          {shown && (
            <div
              className={styles.sheet}
              data-width={width}
              style={{ width, zoom: scale }}
              lang={langOf(texts.locale, pageLocale)}
            >
              <PreviewPage definition={shown} texts={texts} round={round.number} onCrash={() => onCrash(shown)}>
                <PreviewForm
                  definition={shown}
                  initialValues={round.values}
                  onValuesChange={report}
                  countries={countries}
                  services={services}
                  onSubmit={onSubmit}
                />
              </PreviewPage>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
