const page = document.documentElement

/** The buttons for light and dark: the choice is stored in the cookie of the app, and sent to its open tabs. */
export function takeModes(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.mode-button'))
    button.addEventListener('click', () => {
      const mode = page.dataset['theme'] === 'light' ? 'dark' : 'light'
      document.cookie = `themeMode=${mode}; ${button.dataset['keep']}`
      show(mode)
      const others = new BroadcastChannel('settings')
      others.postMessage(document.cookie)
      others.close()
    })
  // The browser restores a page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    const stored = /(?:^|; )themeMode=(light|dark)/.exec(document.cookie)?.[1]
    if (persisted && stored) show(stored)
  })
}

function show(mode: string): void {
  page.dataset['theme'] = mode
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (bars) bars.content = getComputedStyle(document.body).backgroundColor
}

/** The language switch stores the language in a cookie, for the app and for pages without a URL per language. */
export function keepLanguage(): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-cookie]'))
    link.addEventListener('click', () => (document.cookie = link.dataset['cookie'] ?? ''))
}
