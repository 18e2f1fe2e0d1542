import { drawingImage } from './picture-drawing'
import { paintText } from './picture-text'

/** Pixels of the picture for each pixel of the page. */
const scale = 2
const margin = 24

/** What is not part of a picture: buttons, hints, and texts for screen readers. */
const leftOut = '[data-no-picture], .visually-hidden, [hidden]'

const isHidden = (element: Element, { display, visibility }: CSSStyleDeclaration): boolean =>
  display === 'none' || visibility === 'hidden' || element.matches(leftOut)

/**
 * A PNG of an element as the page shows it, on the background of its card. Texts, backgrounds, borders below rows,
 * drawings and images are painted on a canvas: libraries that draw HTML need inline styles, which the content security
 * policy refuses.
 * @throws Error if the browser cannot draw it
 */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw')
  const { left, top, width, height } = element.getBoundingClientRect()
  canvas.width = (width + 2 * margin) * scale
  canvas.height = (height + 2 * margin) * scale
  context.scale(scale, scale)
  context.fillStyle = getComputedStyle(element.closest('.card') ?? document.body).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(margin - left, margin - top)
  await paint(context, element)
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png'),
  )
}

/** Paints an element and what is inside it. */
async function paint(context: CanvasRenderingContext2D, element: Element): Promise<void> {
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  if (isHidden(element, style)) return
  context.save()
  context.globalAlpha *= Number(style.opacity)
  if (style.overflow !== 'visible') clip(context, box, radiusOf(style, box))
  paintBackground(context, style, box)
  if (element instanceof SVGSVGElement && box.width > 0)
    context.drawImage(await drawingImage(element), box.left, box.top, box.width, box.height)
  else if (element instanceof HTMLImageElement) paintImage(context, element, box)
  else
    for (const node of element.childNodes) {
      if (node instanceof Element) await paint(context, node)
      else if (node instanceof Text) paintText(context, node, style)
    }
  context.restore()
}

function radiusOf({ borderTopLeftRadius }: CSSStyleDeclaration, { width, height }: DOMRect): number {
  const radius = Number.parseFloat(borderTopLeftRadius) || 0
  const least = Math.min(width, height) / 2
  return borderTopLeftRadius.endsWith('%') ? least * Math.min(radius / 50, 1) : Math.min(radius, least)
}

function clip(context: CanvasRenderingContext2D, { left, top, width, height }: DOMRect, radius: number) {
  context.beginPath()
  context.roundRect(left, top, width, height, radius)
  context.clip()
}

function paintBackground(context: CanvasRenderingContext2D, style: CSSStyleDeclaration, box: DOMRect): void {
  context.fillStyle = style.backgroundColor
  context.beginPath()
  context.roundRect(box.left, box.top, box.width, box.height, radiusOf(style, box))
  context.fill()
  if (style.borderTopStyle === 'none' || style.borderTopStyle === '') return
  context.strokeStyle = style.borderTopColor
  context.lineWidth = Number.parseFloat(style.borderTopWidth)
  context.setLineDash(style.borderTopStyle === 'dashed' ? [4, 4] : [])
  context.beginPath()
  context.moveTo(box.left, box.top)
  context.lineTo(box.right, box.top)
  context.stroke()
}

/** Paints an image so that it covers its box. */
function paintImage(context: CanvasRenderingContext2D, image: HTMLImageElement, box: DOMRect): void {
  const { naturalWidth, naturalHeight } = image
  if (!image.complete || naturalWidth === 0) return
  const factor = Math.max(box.width / naturalWidth, box.height / naturalHeight)
  const [width, height] = [box.width / factor, box.height / factor]
  const [x, y] = [(naturalWidth - width) / 2, (naturalHeight - height) / 2]
  context.drawImage(image, x, y, width, height, box.left, box.top, box.width, box.height)
}
