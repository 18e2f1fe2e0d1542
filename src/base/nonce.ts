/** The word by which the page's content policy knows styles that the program writes; the server puts it into the page. */
export const nonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined
