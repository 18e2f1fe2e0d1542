import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showServiceMap } from './service-map'

const images: HTMLImageElement[] = []
beforeEach(() => {
  document.body.innerHTML = '<svg class="office-map" role="img" aria-label="Map of the offices"></svg>'
  vi.stubGlobal('Image', function Image(width: number, height: number) {
    const image = Object.assign(document.createElement('img'), { width, height })
    images.push(image)
    return image
  })
})
afterEach(() => {
  images.length = 0
  vi.unstubAllGlobals()
})
const show = () => {
  const own = document.querySelector('svg')
  if (own) showServiceMap(own, 'pk.a')
}

it('the map of the service has all offices, the token and the text of the own map', () => {
  document.documentElement.dataset['theme'] = 'light'
  show()
  const [image] = images
  const { origin, pathname, searchParams } = new URL(image?.src ?? '')
  expect(origin).toBe('https://api.mapbox.com')
  expect(decodeURIComponent(pathname)).toMatch(
    /^\/styles\/v1\/mapbox\/light-v11\/static\/(pin-s\([\d.,-]+\),?){3}\/auto\/420x220@2x$/,
  )
  expect(searchParams.get('access_token')).toBe('pk.a')
  image?.dispatchEvent(new Event('load'))
  expect(document.body.firstElementChild).toBe(image)
  expect(image?.alt).toBe('Map of the offices')
})

it('the own map stays until that of the service has loaded, and if it fails', () => {
  show()
  images[0]?.dispatchEvent(new Event('error'))
  expect(document.querySelector('svg.office-map')).not.toBeNull()
  expect(document.querySelector('img')).toBeNull()
})
