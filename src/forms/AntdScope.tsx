import { FormLayout } from '@formily/antd/esm/form-layout';
import ConfigProvider from 'antd/es/config-provider';
import { useMemo, useState, type ReactNode } from 'react';
import { antdTheme, readTokens } from './theme';

/** The colours of the page's style sheet; without a document (renderForm) the defaults do. */
const pageTokens = () =>
  typeof document === 'undefined' ? {} : readTokens(getComputedStyle(document.documentElement));

/** antd inside a form: our tokens as its theme, its styles under the page's nonce, one column. */
export function AntdScope({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const [theme] = useState(() => antdTheme(pageTokens()));
  const csp = useMemo(() => (nonce === undefined ? undefined : { nonce }), [nonce]);
  return (
    <ConfigProvider theme={theme} csp={csp}>
      <FormLayout layout="vertical" size="large" feedbackLayout="none">
        {children}
      </FormLayout>
    </ConfigProvider>
  );
}
