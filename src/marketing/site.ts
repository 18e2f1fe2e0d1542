import { offerChineseFont } from './base/chinese-font'
import { takeForm } from './base/forms'
import { keepLanguage, takeModes } from './frame/choices'
import { countDays } from './frame/days'
import { closeMenus, showMenu } from './frame/menus'
import { islandLoads } from './island-loads'
import { watchIslands } from './islands/watch'

// The only script of the site; pages work without it. It closes menus, stores the chosen mode and language, submits
// forms in the background, counts days, loads interactive parts when they come into view, and counts page views.
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

/** Counts the view once the page has loaded, except on error pages and for visitors who opt out of tracking. */
function countView(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl) return
  if (document.querySelector('meta[name=robots]')) return
  const begin = () =>
    setTimeout(() => void import('./vitals/report').then(({ reportPageView }) => reportPageView()))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}
