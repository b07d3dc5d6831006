import type { ThemeConfig } from 'antd/es/config-provider';

/** CSS variables by name, `--ink` → `#0B1B2B`. */
export type Tokens = Readonly<Record<string, string>>;

/** The tokens that antd needs, copied from src/ui/styles/tokens.css for a page whose styles failed to load. */
export const FALLBACK_TOKENS: Tokens = {
  '--ink': '#0B1B2B',
  '--graphite': '#24323F',
  '--steel': '#5B6B7A',
  '--mist': '#E9EEF2',
  '--haze': '#F5F7F9',
  '--paper': '#FFFFFF',
  '--hairline': '#D3DCE3',
  '--control': '#74879A',
  '--focus': '#1A73E8',
  '--error': '#B3001B',
  '--success': '#1E7A4C',
  '--warning': '#8A5A00',
};

/** Reads the tokens of a document, so that a changed value changes antd too. */
export function readTokens(style: Pick<CSSStyleDeclaration, 'getPropertyValue'>): Tokens {
  const values = Object.keys(FALLBACK_TOKENS).map((name) => [name, style.getPropertyValue(name).trim()] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** antd's theme from our tokens. antd derives shades from colours, so it needs values and not `var(…)`. */
export function antdTheme(tokens: Tokens): ThemeConfig {
  const value = (name: string) => tokens[name] ?? FALLBACK_TOKENS[name] ?? '';
  // The focus ring shows the focus, not the border.
  const line = {
    paddingInline: 16,
    activeShadow: 'none',
    activeBorderColor: value('--control'),
    hoverBorderColor: value('--control'),
  };
  return {
    // cssVar mode is off: @ant-design/cssinjs 1.24 adds the style element of its variables without the nonce, and the
    // browser blocks it.
    cssVar: false,
    hashed: false,
    token: {
      colorPrimary: value('--ink'),
      colorText: value('--ink'),
      colorTextPlaceholder: value('--steel'),
      colorTextDescription: value('--steel'),
      colorBorder: value('--control'),
      colorBgContainer: value('--paper'),
      colorError: value('--error'),
      colorSuccess: value('--success'),
      colorWarning: value('--warning'),
      colorInfo: value('--focus'),
      // The focus ring of what is no text field.
      colorPrimaryBorder: value('--focus'),
      colorTextDisabled: value('--steel'),
      colorBgContainerDisabled: value('--haze'),
      controlItemBgHover: value('--haze'),
      controlItemBgActive: value('--mist'),
      controlItemBgActiveHover: value('--mist'),
      colorSplit: value('--hairline'),
      colorBorderSecondary: value('--hairline'),
      borderRadius: 4,
      controlHeight: 48,
      controlHeightLG: 48,
      controlHeightSM: 44,
      controlInteractiveSize: 20,
      fontSize: 16,
      fontFamily: 'inherit',
      controlOutlineWidth: 0,
      motionDurationMid: '0.15s',
    },
    components: {
      Input: { ...line, errorActiveShadow: 'none' },
      InputNumber: { ...line, controlWidth: 160 },
      DatePicker: { ...line, cellHeight: 40, cellWidth: 40, timeCellHeight: 40 },
      Radio: { radioSize: 20, dotSize: 8 },
      Switch: { trackHeight: 28, trackMinWidth: 52, handleSize: 24 },
      Table: { headerBg: value('--haze'), headerSplitColor: 'transparent' },
      Tabs: { titleFontSize: 16, itemColor: value('--steel'), cardBg: value('--haze') },
      Collapse: { headerBg: value('--haze') },
      Card: { headerBg: value('--haze'), headerFontSize: 16 },
      Transfer: { headerHeight: 48, itemHeight: 44 },
      Select: {
        multipleItemBg: value('--mist'),
        multipleItemColorDisabled: value('--graphite'),
        optionSelectedBg: value('--mist'),
        optionActiveBg: value('--haze'),
        optionHeight: 44,
        optionPadding: '10px 16px',
      },
    },
  };
}
