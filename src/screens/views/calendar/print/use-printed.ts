import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** What a sheet of A4 in landscape has room for within its margins, in CSS pixels. */
const sheet = { width: 1060, height: 700 } as const
/** Below this, texts could not be read: then there are several sheets. */
const smallest = 0.5
/** The height of the title above the days, in CSS pixels. */
const titleHeight = 64

/** The size of the sheet. A named page would need a block around it, and the frame of the page has none. */
const sheetStyle = '@page { size: A4 landscape; margin: 8mm; }'

/** Whether the page is being printed; then an element is made small enough for one sheet. */
export function usePrinted(ref: RefObject<HTMLElement | null>): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    const style = new CSSStyleSheet()
    style.replaceSync(sheetStyle)
    const others = () => document.adoptedStyleSheets.filter((other) => other !== style)
    const begin = () => {
      document.adoptedStyleSheets = [...others(), style]
      // The browser reads the page as soon as the listener returns.
      flushSync(() => setPrinted(true))
      const element = ref.current
      if (!element) return
      // With the zoom the element is as wide as the sheet, and the wider it is, the smaller it is drawn.
      const fitting = sheet.height / (element.scrollHeight + titleHeight)
      const zoom = Math.max(smallest, Math.min(1, fitting, sheet.width / element.scrollWidth))
      element.closest<HTMLElement>('[data-calendar]')?.style.setProperty('--calendar-zoom', zoom.toFixed(3))
    }
    const end = () => {
      document.adoptedStyleSheets = others()
      setPrinted(false)
    }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [ref])
  return isPrinted
}
