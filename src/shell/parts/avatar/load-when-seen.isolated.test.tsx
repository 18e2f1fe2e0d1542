import { afterEach, beforeEach, expect, it, vi } from 'vitest'

interface Observed {
  readonly targets: Element[]
  readonly see: (target: Element) => void
}

let observed: Observed
let loadWhenSeen: (image: HTMLImageElement | null) => void

beforeEach(async () => {
  const targets: Element[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void) {
        observed = { targets, see: (target) => report([{ isIntersecting: true, target }]) }
      }
      observe = (target: Element) => void targets.push(target)
      unobserve = (target: Element) => void targets.splice(targets.indexOf(target), 1)
    },
  )
  vi.resetModules()
  ;({ loadWhenSeen } = await import('./load-when-seen'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function image(address: string): HTMLImageElement {
  const element = document.createElement('img')
  element.dataset['src'] = address
  document.body.append(element)
  loadWhenSeen(element)
  return element
}

it('loads a picture when it comes into view, and no other one', () => {
  const [first, second] = [image('/a.png'), image('/b.png')]
  expect(first.hasAttribute('src')).toBe(false)
  observed.see(first)
  expect(first.getAttribute('src')).toBe('/a.png')
  expect(second.hasAttribute('src')).toBe(false)
  expect(observed.targets).toEqual([second])
})

it('shows a picture at once that was shown before, even if it is gone', () => {
  const first = image('/a.png')
  observed.see(first)
  first.remove()
  expect(image('/a.png').getAttribute('src')).toBe('/a.png')
})

it('shows a picture at once that the page has already', () => {
  const other = document.createElement('img')
  other.setAttribute('src', '/first-rows.png')
  document.body.append(other)
  expect(image('/first-rows.png').getAttribute('src')).toBe('/first-rows.png')
})

it('loads all pictures for printing', () => {
  const pictures = [image('/a.png'), image('/b.png')]
  dispatchEvent(new Event('beforeprint'))
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/a.png', '/b.png'])
})

it('loads a picture at once where the browser cannot observe it, and takes an image that is gone', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  expect(image('/a.png').getAttribute('src')).toBe('/a.png')
  expect(() => loadWhenSeen(null)).not.toThrow()
})
