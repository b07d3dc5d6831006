import {
  Component,
  type Dispatch,
  memo,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormPart, type FormPartProps } from '@/forms/FormPart';
import type { CountrySource, FormServices } from '@/forms/kit';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { IntlRoot } from '@/i18n/IntlRoot';
import { langOf, LANGUAGE_NAMES } from '@/i18n/locales';
import type { Catalog } from '@/i18n/texts';
import type { FormDefinition } from '@/rules/forms/types';
import { languageTag, type Locale, LOCALES, localise } from '@/rules/locales';
import { useServices } from '@/state/ServicesContext';
import { Button } from '@/ui/controls/Button';
import { carryOver, mockAnswers } from '../mockAnswers';
import styles from './Preview.module.css';

interface ChoiceProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; name: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side: the browser's own radio buttons. */
function Choice<Value extends string | number>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} lang={option.lang}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.name}>{option.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

type PreviewFormProps = Omit<FormPartProps, 'noscript' | 'keepsAll'>;

/** The form of a draft, rendered by the same component as on its page. Its props are stable, so that typing renders the fields alone. */
const PreviewForm = memo((props: PreviewFormProps) => <FormPart {...props} noscript="" keepsAll />);

/** A form that fails to render breaks its own place, not the tool. The next draft has a boundary of its own, by its key. */
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

/** The texts of a language of the preview, next to that of the page; loaded when it is first chosen. */
function usePreviewTexts(locale: Locale): { locale: Locale; catalog: Catalog } | null {
  const [texts, setTexts] = useState<{ locale: Locale; catalog: Catalog } | null>(null);
  useEffect(() => {
    let isLate = false;
    void import('@/i18n/wholeCatalog')
      .then(({ wholeCatalog }) => wholeCatalog(locale))
      .then((catalog) => {
        if (!isLate) setTexts({ locale, catalog });
      })
      // Without them the last language stays.
      .catch(() => undefined);
    return () => {
      isLate = true;
    };
  }, [locale]);
  return texts;
}

/** How much something of this width must shrink to fit into its frame; never grows. */
function useFit(width: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      // A panel that is not shown has no width, and says nothing of the room.
      if (entry && entry.contentRect.width > 0) setRoom(entry.contentRect.width);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { frame, scale: room === null ? 1 : Math.min(1, room / width) };
}

const TOLD_AFTER_MS = 40;
const WIDTHS = [375, 768, 1440] as const;
const languages = LOCALES.map((value) => ({
  value,
  name: LANGUAGE_NAMES[value].short,
  lang: languageTag(value),
}));

export type Answers = Readonly<Record<string, unknown>>;

interface PreviewProps {
  /** The draft in its last state without errors; null before there was one. */
  definition: FormDefinition | null;
  /** Whether that is what stands in the editor now. */
  isCurrent: boolean;
  /** Of the page. */
  pageLocale: Locale;
  /** Everything that was typed into any state of the draft. */
  typed: Answers;
  onTyped: Dispatch<SetStateAction<Answers>>;
  countries: readonly CountrySource[] | undefined;
  services: FormServices;
  onSubmit: (submission: FormSubmission) => Promise<SubmitFailure | void>;
  /** The draft cannot be rendered. */
  onCrash: (definition: FormDefinition) => void;
}

/** The names of the countries in the language of the preview; the list itself is the site's. */
function useCountries(countries: readonly CountrySource[] | undefined, locale: Locale) {
  return useMemo(() => {
    const names = new Intl.DisplayNames([languageTag(locale)], { type: 'region' });
    return countries?.map((country) => ({ ...country, name: names.of(country.code) ?? country.name }));
  }, [countries, locale]);
}

/** The draft as visitors would see it, in any language and width. What is typed stays while the draft changes, where its fields stay. */
export function Preview(props: PreviewProps) {
  const { definition, isCurrent, pageLocale, typed, onTyped, services, onSubmit, onCrash } = props;
  const { formatMessage } = useIntl();
  const [wanted, setLocale] = useState<Locale>(pageLocale);
  const [width, setWidth] = useState<number>(WIDTHS[0]);
  const { frame, scale } = useFit(width);
  const texts = usePreviewTexts(wanted);
  const countries = useCountries(props.countries, texts?.locale ?? pageLocale);
  const [begun, setBegun] = useState<{ definition: FormDefinition | null; round: number; values: Answers }>({
    definition: null,
    round: 0,
    values: {},
  });
  // Another state of the draft is another form, which begins with what was typed into the one before.
  if (definition && begun.definition !== definition)
    setBegun({ definition, round: begun.round + 1, values: carryOver(typed, definition) });
  const { timers } = useServices();
  const late = useRef<{ cancel: () => void } | null>(null);
  // Formily tells of values while it draws, when nothing else may change; and what is typed goes before what is shown of it.
  const keep = useCallback(
    (values: Answers) => {
      late.current?.cancel();
      const cancel = timers.after(TOLD_AFTER_MS, () => onTyped((before) => ({ ...before, ...values })));
      late.current = { cancel };
    },
    [onTyped, timers],
  );
  useEffect(() => () => late.current?.cancel(), []);
  const begin = useCallback(
    (values: Answers) => {
      late.current?.cancel();
      onTyped(values);
      setBegun(({ definition: same, round }) => ({ definition: same, round: round + 1, values }));
    },
    [onTyped],
  );
  const shown = texts && begun.definition;
  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <Choice
          label={formatMessage({ id: 'designer.previewLanguage' })}
          options={languages}
          value={wanted}
          onChange={setLocale}
        />
        <Choice
          label={formatMessage({ id: 'designer.previewWidth' })}
          options={WIDTHS.map((value) => ({ value, name: formatMessage({ id: 'designer.pixels' }, { width: value }) }))}
          value={width}
          onChange={setWidth}
        />
        <Button
          look="quiet"
          size="small"
          disabled={!definition}
          onClick={() => definition && begin(mockAnswers(definition))}
        >
          <FormattedMessage id="designer.fill" />
        </Button>
        <Button look="quiet" size="small" disabled={!definition} onClick={() => begin({})}>
          <FormattedMessage id="designer.clear" />
        </Button>
      </div>
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
              <div className={styles.page}>
                <div>
                  <h2 className={styles.title}>{localise(shown.title, texts.locale)}</h2>
                  {shown.intro && <p className={styles.intro}>{localise(shown.intro, texts.locale)}</p>}
                  <div className={styles.form}>
                    <IntlRoot locale={texts.locale} catalog={texts.catalog}>
                      <PreviewBoundary
                        key={begun.round}
                        fallback={
                          <p className={styles.note} role="alert">
                            {formatMessage({ id: 'designer.previewCrashed' })}
                          </p>
                        }
                        onCrash={() => onCrash(shown)}
                      >
                        <PreviewForm
                          definition={shown}
                          locale={texts.locale}
                          initialValues={begun.values}
                          onValuesChange={keep}
                          countries={countries}
                          services={services}
                          onSubmit={onSubmit}
                        />
                      </PreviewBoundary>
                    </IntlRoot>
                  </div>
                </div>
                <p className={styles.side}>{formatMessage({ id: 'designer.previewSide' })}</p>
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
