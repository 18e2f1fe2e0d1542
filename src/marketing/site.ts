import { offerChineseFont } from './base/chinese-font'
import { takeForm } from './base/forms'
import { keepLanguage, takeModes } from './frame/choices'
import { countDays } from './frame/days'
import { closeMenus, showMenu } from './frame/menus'
import { islandLoads } from './island-loads'
import { watchIslands } from './islands/watch'

// The one script of the site. Pages are whole without it: it closes menus that nobody looks at any more, keeps the choice of
// light or dark and of a language, keeps forms on their page, counts days, brings the code of parts that work by script once
// they are looked at, and counts a view.
showMenu()
closeMenus()
takeModes()
keepLanguage()
countDays()
watchIslands(islandLoads)
countView()
offerChineseFont()
for (const form of document.querySelectorAll<HTMLFormElement>('.site-form form'))
  takeForm(form, form.dataset['card'] ? () => import('./pages/payment/card') : undefined)

/**
 * Once nothing is waited for any more, the page begins to measure itself; not where it is one of those for errors, nor
 * where somebody wishes not to be followed.
 */
function countView(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl) return
  if (document.querySelector('meta[name=robots]')) return
  const begin = () =>
    setTimeout(() => void import('./vitals/report').then(({ reportPageView }) => reportPageView()))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}
