import { dropAt, type Drop } from './column-order'
import { scrollAtEdge, spansIn } from './heads'

/** How far the pointer moves before a press is a drag, in pixels. */
const threshold = 6

interface HeadDrag {
  readonly table: HTMLElement
  readonly names: readonly string[]
  readonly onOver: (drop: Drop | undefined) => void
  readonly onDrop: (drop: Drop) => void
}

/**
 * Follows the pointer from a press on a head: the drop is reported while it moves, and once when it is released. Escape
 * ends the drag without a drop.
 * @returns ends it
 */
export function dragHead(from: PointerEvent, { table, names, onOver, onDrop }: HeadDrag): () => void {
  const control = new AbortController()
  const { signal } = control
  let drop: Drop | undefined
  const end = () => {
    control.abort()
    onOver(undefined)
  }
  const move = ({ clientX, pointerId, buttons }: PointerEvent) => {
    if (pointerId !== from.pointerId) return
    if (buttons === 0) return end()
    if (!drop && Math.abs(clientX - from.clientX) < threshold) return
    scrollAtEdge(table, clientX)
    drop = dropAt(spansIn(table, names), clientX, document.documentElement.dir === 'rtl')
    onOver(drop)
  }
  const release = () => {
    if (drop) {
      onDrop(drop)
      swallowClick(true)
    }
    end()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drop) return
    event.stopPropagation()
    swallowClick(false)
    end()
  }
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', release, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', key, { signal, capture: true })
  return end
}

/** Stops the click that follows the release of the pointer, which would sort the list. */
function swallowClick(isReleased: boolean): void {
  const control = new AbortController()
  const { signal } = control
  const stop = () => requestAnimationFrame(() => control.abort())
  addEventListener('click', (event) => event.stopPropagation(), { signal, capture: true })
  if (isReleased) stop()
  else addEventListener('pointerup', stop, { signal })
}
