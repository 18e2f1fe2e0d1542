const page = document.documentElement

/** The buttons of light and dark: what is chosen is kept as the app keeps it, and told to its open pages. */
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
  // A page to which one goes back is shown as it was left.
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

/** Whoever changes to another language is answered in it by the app, and by pages that have no address for each. */
export function keepLanguage(): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-cookie]'))
    link.addEventListener('click', () => (document.cookie = link.dataset['cookie'] ?? ''))
}
