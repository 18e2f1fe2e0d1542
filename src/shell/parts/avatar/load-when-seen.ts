/** How far outside of the visible part of the page a picture is loaded, in pixels. */
const margin = 50
/** How many addresses are remembered. */
const maxRemembered = 1000

const shown = new Set<string>()
let observer: IntersectionObserver | undefined

/**
 * Loads a picture, the address of which is in `data-src`, when it comes into view. Browsers load lazy pictures thousands
 * of pixels before that, which delays the scripts of a page that has just been opened. A picture that was shown before
 * is there at once. This is the `ref` of an image whose `key` is its address.
 */
export function loadWhenSeen(image: HTMLImageElement | null): void {
  const address = image?.dataset['src']
  if (!image || address === undefined) return
  const isKnown = shown.has(address) || isOnPage(address)
  if (isKnown || typeof IntersectionObserver === 'undefined') show(image, address)
  else (observer ??= createObserver()).observe(image)
}

/** The first rows have their pictures before the application renders the same ones. */
const isOnPage = (address: string): boolean =>
  [...document.images].some((image) => image.getAttribute('src') === address)

function createObserver(): IntersectionObserver {
  addEventListener('beforeprint', () => {
    for (const image of document.images) showWaiting(image)
  })
  const created = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        created.unobserve(target)
        showWaiting(target as HTMLImageElement)
      }
    },
    { rootMargin: `${margin}px` },
  )
  return created
}

function showWaiting(image: HTMLImageElement): void {
  const address = image.dataset['src']
  if (address !== undefined && !image.hasAttribute('src')) show(image, address)
}

function show(image: HTMLImageElement, address: string): void {
  image.src = address
  if (shown.size >= maxRemembered) shown.clear()
  shown.add(address)
}
