/** Words, and single characters of Chinese, between which lines may break. */
const parts = /[^\s\u2E80-\u9FFF\uFF00-\uFFEF]+|[\u2E80-\u9FFF\uFF00-\uFFEF]/gu

/** Paints a text where the page shows it, word by word, so that lines break as they do there. */
export function paintText(context: CanvasRenderingContext2D, node: Text, style: CSSStyleDeclaration): void {
  context.fillStyle = style.color
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  const range = document.createRange()
  for (const { 0: part, index } of node.data.matchAll(parts)) {
    range.setStart(node, index)
    range.setEnd(node, index + part.length)
    const [box] = range.getClientRects()
    if (box) context.fillText(part, box.left, box.top + context.measureText(part).fontBoundingBoxAscent)
  }
}
