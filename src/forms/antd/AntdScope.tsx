import { FormLayout } from '@formily/antd/esm/form-layout';
import { PreviewText } from '@formily/antd/esm/preview-text';
import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider, { type ConfigProviderProps } from 'antd/es/config-provider';
import builtIn from 'antd/es/locale/en_US';
import { useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '@/rules/locales';
import { styleContainer } from './styleContainer';
import { antdTheme, readTokens } from './theme';
import styles from './antd.module.css';

export type AntdTexts = NonNullable<ConfigProviderProps['locale']>;

/** antd's own texts and the calendar of each language. */
const LOADERS: Readonly<Record<Locale, () => Promise<[{ default: AntdTexts }, unknown]>>> = {
  'zh-cn': () => Promise.all([import('antd/es/locale/zh_CN'), import('dayjs/locale/zh-cn')]),
  'zh-tw': () => Promise.all([import('antd/es/locale/zh_TW'), import('dayjs/locale/zh-tw')]),
  en: () => Promise.all([import('antd/es/locale/en_GB'), import('dayjs/locale/en-gb')]),
  ru: () => Promise.all([import('antd/es/locale/ru_RU'), import('dayjs/locale/ru')]),
  ja: () => Promise.all([import('antd/es/locale/ja_JP'), import('dayjs/locale/ja')]),
};

type PickerTexts = NonNullable<AntdTexts['DatePicker']>;

/** A month and a year are named by what they show; antd calls their buttons "Choose a month". */
function withoutNames({ DatePicker, Calendar, ...texts }: AntdTexts): AntdTexts {
  const unnamed = (picker: PickerTexts | undefined): PickerTexts | undefined => {
    if (!picker) return undefined;
    const { monthSelect: _month, yearSelect: _year, decadeSelect: _decade, ...lang } = picker.lang;
    return { ...picker, lang: lang as PickerTexts['lang'] };
  };
  // Ranges take the texts of the calendar.
  return { ...texts, DatePicker: unnamed(DatePicker), Calendar: unnamed(Calendar as PickerTexts) };
}

const loaded = new Map<Locale, AntdTexts>();

/** Loads antd's texts of a language. Without the network, antd's own English is shown. */
export async function loadAntdTexts(locale: Locale): Promise<void> {
  const texts = await LOADERS[locale]().then(
    ([module]) => withoutNames(module.default),
    () => builtIn,
  );
  loaded.set(locale, texts);
}

/**
 * antd's texts of a language; null until the first are loaded. When the language changes, those of the last one stay
 * until the new ones are there.
 */
export function useAntdTexts(locale: Locale): AntdTexts | null {
  const [texts, setTexts] = useState(() => loaded.get(locale) ?? null);
  useEffect(() => {
    let isStale = false;
    const show = () => {
      if (!isStale) setTexts(loaded.get(locale) ?? builtIn);
    };
    if (loaded.has(locale)) show();
    else void loadAntdTexts(locale).then(show);
    return () => {
      isStale = true;
    };
  }, [locale]);
  return texts;
}

/** The design tokens of the page; without a document (renderForm) the defaults apply. */
const pageTokens = () =>
  typeof document === 'undefined' ? {} : readTokens(getComputedStyle(document.documentElement));

/** Above an open dialog only the dialog's own content is visible. */
const popupContainer = (trigger?: HTMLElement): HTMLElement => trigger?.closest('dialog') ?? document.body;

/** antd inside a form: our tokens as its theme, its styles in constructed sheets, its texts in the form's language. */
export function AntdScope({ texts, children }: { texts: AntdTexts; children: ReactNode }) {
  const [theme] = useState(() => antdTheme(pageTokens()));
  const [container] = useState(styleContainer);
  return (
    <StyleProvider {...(container && { container })}>
      <ConfigProvider theme={theme} locale={texts} virtual={false} getPopupContainer={popupContainer}>
        <PreviewText.Placeholder value="–">
          <FormLayout className={styles.scope} layout="vertical" size="large" feedbackLayout="none">
            {children}
          </FormLayout>
        </PreviewText.Placeholder>
      </ConfigProvider>
    </StyleProvider>
  );
}
