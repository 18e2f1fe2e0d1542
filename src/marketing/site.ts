import { offerChineseFont } from './chinese-font'
import { takeForm } from './forms'
import { watchIslands } from './islands/watch'

// The one script of the site. Pages are whole without it: it closes menus that nobody looks at any more, keeps forms on
// their page, counts days, brings the code of parts that work by script once they are looked at, and counts a view.
closeMenus()
countDays()
watchIslands()
countView()
offerChineseFont()
for (const form of document.querySelectorAll<HTMLFormElement>('.site-form form'))
  takeForm(form, form.dataset['card'] ? () => import('./pages/payment/card') : undefined)

/** A click elsewhere and Escape close the open menu. */
function closeMenus(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('.site-head details[open]')
  document.addEventListener('click', ({ target }) => {
    for (const menu of open()) if (!menu.contains(target as Node)) menu.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of open()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
}

/**
 * Once nothing is waited for any more, the page begins to measure itself; not where it is one of those for errors, nor
 * where somebody wishes not to be followed.
 */
function countView(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl) return
  if (document.querySelector('meta[name=robots]')) return
  const begin = () => setTimeout(() => void import('./vitals/tell').then(({ tellView }) => tellView()))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}

/** A date that lies ahead says how many days are left. */
function countDays(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-days]')) {
    const days = Math.ceil((Date.parse(time.dateTime) - Date.now()) / 86_400_000)
    if (days > 0) time.textContent = time.dataset['days']?.replace('{{days}}', String(days)) ?? ''
  }
}
