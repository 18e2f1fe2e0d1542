/** The style properties that draw an SVG; classes and variables of the page are unknown in a picture. */
const properties = [
  'color',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'transform',
  'transform-origin',
  'visibility',
]

/** A copy of a drawing with its computed styles, as the text of an SVG file. */
function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  for (const [index, element] of [drawing, ...drawing.querySelectorAll<SVGElement>('*')].entries()) {
    const computed = getComputedStyle(element)
    for (const name of properties) copies[index]?.style.setProperty(name, computed.getPropertyValue(name))
  }
  const { width, height } = drawing.getBoundingClientRect()
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

/**
 * A drawing as an image.
 * @throws Error if the browser cannot draw it
 */
export async function drawingImage(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing))}`
  await image.decode()
  return image
}
