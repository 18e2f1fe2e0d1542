import { mapsTokenMeta } from '#text/public-settings'
import { offerChineseFont } from './base/chinese-font'
import { takeForm } from './base/forms'
import { keepLanguage, takeModes } from './frame/choices'
import { countDays } from './frame/days'
import { closeMenus, showMenu } from './frame/menus'
import { offerLanguage } from './frame/preferred-language'
import { islandLoads } from './island-loads'
import { watchIslands } from './islands/watch'

// The only script of the site; pages work without it. It closes menus, stores the chosen mode and language, offers the language of the visitor, submits
// forms in the background, counts days, loads interactive parts when they come into view, and counts page views.
showMenu()
closeMenus()
takeModes()
keepLanguage()
offerLanguage()
countDays()
watchIslands(islandLoads)
showMap()
countView()
offerChineseFont()
for (const form of document.querySelectorAll<HTMLFormElement>('.site-form form'))
  takeForm(form, form.dataset['card'] ? () => import('./pages/payment/card') : undefined)

/** With a token of the maps service, the map of the offices is that of the service. */
function showMap(): void {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${mapsTokenMeta}"]`)?.content
  const map = document.querySelector('svg.office-map')
  if (token && map)
    void import('./pages/contact-us/service-map').then(({ showServiceMap }) => showServiceMap(map, token))
}

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
