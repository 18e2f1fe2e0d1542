/** The nonce of the content security policy for styles that scripts add; the server puts it into the page. */
export const nonce = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined
