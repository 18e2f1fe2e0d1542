import { brand } from '#text/brand'
import { mapUrl } from '#text/maps'

/** The size of the site's own map. */
const size = { width: 420, height: 220 }

/** Replaces the site's own map by that of the maps service; if it does not load, the own map stays. */
export function showServiceMap(ownMap: Element, token: string): void {
  const isDark = document.documentElement.dataset['theme'] !== 'light'
  const image = Object.assign(new Image(size.width, size.height), {
    className: 'office-map',
    alt: ownMap.getAttribute('aria-label') ?? '',
    referrerPolicy: 'origin',
  })
  image.addEventListener('load', () => ownMap.replaceWith(image))
  image.src = mapUrl(
    brand.offices.map(({ coordinates }) => coordinates),
    { ...size, isDark, token },
  )
}
