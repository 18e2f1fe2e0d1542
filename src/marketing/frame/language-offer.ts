import { tagOf, type SiteLanguage } from '../base/language'
import { closedOfferKey } from './closed-offer'

/** In the language that is offered. */
const copy: Readonly<Record<SiteLanguage, Readonly<Record<'text' | 'link' | 'close', string>>>> = {
  en: { text: 'This page is also available in English.', link: 'Read it in English', close: 'Close' },
  cn: { text: '本页也有中文版。', link: '阅读中文版', close: '关闭' },
}

/** Shows a bar that links to the page in another language, like the language switch of the header. */
export function showOffer(languageSwitch: HTMLAnchorElement, language: SiteLanguage): void {
  const { text, link, close } = copy[language]
  const bar = element('aside', 'language-offer')
  bar.lang = tagOf[language]
  bar.setAttribute('aria-label', text)
  const target = element('a', 'button primary', link)
  target.href = languageSwitch.href
  target.addEventListener('click', () => (document.cookie = languageSwitch.dataset['cookie'] ?? ''))
  const button = element('button', 'button', close)
  button.type = 'button'
  button.addEventListener('click', () => {
    bar.remove()
    try {
      localStorage.setItem(closedOfferKey, language)
    } catch {
      // Storage is not available: the offer is made again on the next page.
    }
  })
  bar.append(element('p', '', text), target, button)
  document.body.append(bar)
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  return Object.assign(document.createElement(name), { className, textContent: text })
}
