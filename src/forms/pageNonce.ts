/**
 * The nonce of the document, for the styles that antd adds. Only a form asks for it, and forms are drawn in the browser only: there it
 * stands in the document, where the shell, which features and pages do not know, has put it.
 */
export const pageNonce = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
