/**
 * Runs in the page: finds texts that do not fit and texts that are not translated, except the values of records. It must
 * be self-contained, because nothing else of this file exists in the page.
 */
export function findings(): string[] {
  const parts =
    'button, .button, [role=button], [role=tab], [role=menuitem], .MuiChip-root, .MuiChip-label, h1, legend:not(.visually-hidden), .nav-item'
  const isData =
    'td, dd, [role=gridcell], main ul[aria-busy] li :not(dt), [data-records], code, input, textarea, time, [lang]:not(html)'
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const isClipped = (element: Element) =>
    element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1
  const isUntranslated = (text: string | null, target: Element | null) =>
    /[a-z]{3,}/i.test(text ?? '') && target !== null && !target.closest(isData) && isSeen(target)

  const width = document.documentElement.scrollWidth
  const wide = width > innerWidth ? [`the page is ${width} wide`] : []
  const clipped = [...document.querySelectorAll(parts)]
    .filter((element) => isClipped(element) && isSeen(element))
    .map((element) => `clipped: ${element.tagName} ${element.textContent.trim()}`)

  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const target = node.parentElement?.closest('script, style, noscript') ? null : node.parentElement
    if (isUntranslated(node.textContent, target)) texts.push(`not translated: ${node.textContent?.trim()}`)
  }
  const attributes = ['aria-label', 'title', 'placeholder'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .filter((element) => isUntranslated(element.getAttribute(name), element))
      .map((element) => `not translated: ${name} ${element.getAttribute(name)}`),
  )
  return [...new Set([...wide, ...clipped, ...texts, ...attributes])]
}
